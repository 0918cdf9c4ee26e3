import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockedPackages } from '../checks/lib/locked-packages.ts';
import { at } from '../lib/paths.mjs';
import { sbom } from './sbom.ts';

const lockfile = {
  packages: {
    '': { devDependencies: { tester: '1.0.0' } },
    site: { dependencies: { '@inktvis/mail': '0.1.0', view: '2.0.0' } },
    'packages/mail': { dependencies: { post: '3.0.0' } },
    'embedded/mail': { devDependencies: { post: '3.0.0' } },
    'node_modules/@inktvis/mail': { resolved: 'packages/mail', link: true },
    'node_modules/@scope/part': { version: '9.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/post': { version: '3.0.0', license: 'MIT-0', integrity: 'sha512-AAEC' },
    'node_modules/tester': { version: '1.0.0', license: 'MIT', dependencies: { '@scope/part': '^9.0.0' } },
    'node_modules/view': { version: '2.0.0', license: 'MIT', dependencies: { '@scope/part': '^8.0.0' } },
    'node_modules/view/node_modules/@scope/part': { version: '8.0.0', license: 'MIT' },
  },
};

test('runtime dependencies are separated from those that build and test it, through our own packages', () => {
  const scopes = lockedPackages(lockfile).map((one) => [`${one.name}@${one.version}`, one.runsInProduction]);
  expect(scopes).toEqual([
    ['@scope/part@8.0.0', true],
    ['@scope/part@9.0.0', false],
    ['post@3.0.0', true],
    ['tester@1.0.0', false],
    ['view@2.0.0', true],
  ]);
});

test('a component has its address, its hash and its licence', () => {
  expect(sbom(lockfile, { name: 'inktvis', version: '0.1.0' })).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40scope/part@8.0.0', scope: 'required' },
      { purl: 'pkg:npm/%40scope/part@9.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] },
      {
        name: 'post',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ license: { id: 'MIT-0' } }],
      },
      { name: 'tester', scope: 'excluded' },
      { name: 'view' },
    ],
  });
});

test('of our own lockfile it names what the workspaces of the site ask for', () => {
  const packages = lockedPackages(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
  const runs = new Set(packages.filter((one) => one.runsInProduction).map(({ name }) => name));
  for (const folder of ['site', 'packages/mail', 'packages/outbox', 'packages/foundation']) {
    const { dependencies } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    const theirs = Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@inktvis/'));
    expect(theirs.filter((name) => !runs.has(name))).toEqual([]);
  }
});
