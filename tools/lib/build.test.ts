import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tree } from '../checks/testing/tree.ts';
import { sourceHash } from './build.mjs';

const site = { 'package-lock.json': '{}', 'site/src/a.ts': 'a', 'packages/content/src/b.ts': 'b' };

function changed(path: string, text: string): boolean {
  const root = tree(site);
  const before = sourceHash(root);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return sourceHash(root) !== before;
}

describe('when the site is built again', () => {
  test.each(['site/src/a.ts', 'site/src/new.css', 'packages/content/src/b.ts', 'package-lock.json'])(
    'a change of %s counts',
    (path) => expect(changed(path, 'other')).toBe(true),
  );

  test.each([
    'site/src/a.test.ts',
    'site/dist/client/a.js',
    'site/.astro/types.d.ts',
    'e2e/a.spec.ts',
    'sample/a.json',
  ])('a change of %s does not', (path) => expect(changed(path, 'other')).toBe(false));
});
