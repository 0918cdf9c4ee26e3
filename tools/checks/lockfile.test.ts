import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));

test('every version is exact, and the lockfile holds the integrity of each and names no server', () => {
  const manifests = globSync('{.,site,sample,e2e,bench,packages/*,embedded/*}/package.json', { cwd: at() });
  expect(manifests.length).toBeGreaterThan(10);
  for (const path of manifests) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(path);
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      expect(version, `${path}: ${name}`).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
  }
  for (const [path, { link, integrity, resolved, inBundle }] of Object.entries<Record<string, unknown>>(
    read('package-lock.json').packages,
  )) {
    if (!path.includes('node_modules/') || link || inBundle) continue;
    expect([integrity, resolved], path).toEqual([expect.stringMatching(/^sha512-/), undefined]);
  }
});
