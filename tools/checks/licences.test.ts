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
