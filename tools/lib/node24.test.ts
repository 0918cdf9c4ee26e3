import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectNode } from './node24.mjs';
import { at } from './paths.mjs';

test('the Node of the lockfile is found in its package, and by its name: npm may have left out its link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-node-'));
  const installed = join(folder, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  mkdirSync(dirname(installed), { recursive: true });
  symlinkSync(process.execPath, installed);
  const { node, env } = projectNode(folder);
  expect(node).toBe(installed);
  expect(env.PATH).toMatch(new RegExp(`^${dirname(installed)}:`));
});

test('images and both processors have one Node', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const images = readFileSync(at('deploy', 'Containerfile'), 'utf8').matchAll(/^FROM \S+\/node:([\d.]+)-/gm);
  const versions = [...Object.values(optionalDependencies), ...[...images].map(([, version]) => version)];
  expect(versions).toEqual(Array.from({ length: 4 }, () => versions[0]));
});
