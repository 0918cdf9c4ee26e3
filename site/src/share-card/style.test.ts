import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from './style.ts';

test('cards have the colours of the site', () => {
  const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
  const named = Object.fromEntries(
    [...tokens.matchAll(/--c-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
  expect(named).toMatchObject(COLOURS);
});
