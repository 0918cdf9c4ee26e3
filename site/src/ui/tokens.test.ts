import { readFileSync } from 'node:fs';
import { COLOURS } from '@inktvis/foundation/brand';
import { expect, test } from 'vitest';

test('the style sheet has the colours that cards and settings name', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const named = Object.fromEntries(
    [...tokens.matchAll(/--c-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
  expect(named).toEqual(COLOURS);
});
