import { describe, expect, test } from 'vitest';
import { exactVersions, lockfile } from './lockfile.ts';
import { tree } from './testing/tree.ts';

const rootManifest = (version: string) =>
  JSON.stringify({ name: 'inktvis', workspaces: [], devDependencies: { vitest: version } });

function lockedTree(entry: object, locked = '5.1.1'): string {
  const packages = { '': { devDependencies: { vitest: locked } }, 'node_modules/vitest': entry };
  return tree({ 'package.json': rootManifest('5.1.1'), 'package-lock.json': JSON.stringify({ packages }) });
}

describe('the lockfile names no server and fits', () => {
  test('a link to a workspace and a version with integrity are fine', async () => {
    expect(await lockfile.run(lockedTree({ version: '5.1.1', integrity: 'sha512-x' }))).toEqual([]);
    expect(await lockfile.run(lockedTree({ resolved: 'packages/content', link: true }))).toEqual([]);
  });

  test.each([
    [
      'a server',
      { resolved: 'https://registry.example/vitest.tgz', integrity: 'sha512-x' },
      'registry.example',
    ],
    ['a git address', { resolved: 'git+ssh://git@host.example/x.git', integrity: 'sha512-x' }, 'git+ssh'],
    ['a missing integrity', { version: '5.1.1' }, 'no integrity'],
  ])('finds %s', async (_name, entry, said) => {
    expect(await lockfile.run(lockedTree(entry))).toEqual([expect.stringContaining(said)]);
  });

  test('finds a package for another system that was not locked', async () => {
    const entry = {
      version: '5.1.1',
      integrity: 'sha512-x',
      optionalDependencies: { '@vitest/other-system': '5.1.1' },
    };
    expect(await lockfile.run(lockedTree(entry))).toEqual([expect.stringContaining('@vitest/other-system')]);
  });

  test('finds a package.json that the lockfile does not know', async () => {
    const root = lockedTree({ version: '5.1.0', integrity: 'sha512-x' }, '5.1.0');
    expect(await lockfile.run(root)).toEqual([
      expect.stringContaining('does not fit ./package.json: vitest'),
    ]);
  });
});

describe('versions are exact', () => {
  test.each(['^5.1.1', '~5.1.1', '5', '*', 'latest', 'file:../x', '>=5.1.1'])('finds %s', async (version) => {
    expect(await exactVersions.run(tree({ 'package.json': rootManifest(version) }))).toEqual([
      `./package.json: vitest is "${version}"`,
    ]);
  });

  test('a full version passes', async () => {
    for (const version of ['5.1.1', '5.1.1-beta.2', 'npm:older@5.1.1', 'npm:@scope/older@5.1.1'])
      expect(await exactVersions.run(tree({ 'package.json': rootManifest(version) }))).toEqual([]);
  });
});
