import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

/** Each match in what runs in production, with its file. */
const inProduction = (pattern: RegExp): string[] =>
  globSync('{site/{src,server,astro},packages/*/src}/**/*.{ts,tsx,astro,mjs,js}', { cwd: at() })
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .flatMap((path) =>
      (readFileSync(at(path), 'utf8').match(pattern) ?? []).map((found) => `${path}: ${found}`),
    )
    .toSorted();

test('the exceptions are those of SECURITY.md', () => {
  expect(inProduction(/biome-ignore lint\/plugin: [\w ]+/g)).toEqual([
    'packages/content/src/client/client.ts: biome-ignore lint/plugin: a choice of what is shown',
    'packages/content/src/commands/check.ts: biome-ignore lint/plugin: the protocol of the vendor',
    'site/server/http/query-rules.ts: biome-ignore lint/plugin: a setting',
    'site/src/features/my-list/own/EmptyList.tsx: biome-ignore lint/plugin: a choice of what is shown',
    'site/src/server/preview/preview-access.ts: biome-ignore lint/plugin: the protocol of the vendor',
    'site/src/server/publication-webhook.ts: biome-ignore lint/plugin: the protocol of the vendor',
    'site/src/share-card/artwork.ts: biome-ignore lint/plugin: a name of ours',
  ]);
});

test('the site hashes, draws and compares by node:crypto, and encrypts nothing', () => {
  const imports = inProduction(/import [^;]+ from '(?:node:)?crypto'/g).join();
  const names = imports.match(/(?<=[{,] )\w+(?=,| })/g);
  expect([...new Set(names)].toSorted()).toEqual([
    'createHash',
    'createHmac',
    'randomBytes',
    'randomUUID',
    'timingSafeEqual',
  ]);
  expect(inProduction(/crypto\.subtle|createCipher/g)).toEqual([]);
});

test.each([
  ['contentPreviewToken', ['preview/preview-access.ts', 'preview/preview.ts']],
  ['previewSecret', ['preview/preview-access.ts']],
  ['contentWebhookSecret', ['../pages/api/webhook/content.ts']],
])('%s is used for what SECURITY.md says, and nowhere else', (key, files) => {
  const used = inProduction(new RegExp(`\\b${key}\\b`, 'g')).map((found) => found.replace(/: .*/, ''));
  const known = ['settings.ts', ...files].map((file) => join('site/src/server', file));
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
});

test('one element is a frame, and none has a document of its own in it', () => {
  expect(inProduction(/^\s*<iframe/gim)).toHaveLength(1);
  expect(inProduction(/srcdoc/gi)).toEqual([]);
});

test('Biome refuses other hashes, what can be guessed, certificates unchecked and expressions of input', () => {
  const cwd = mkdtempSync('/tmp/inktvis-lint-');
  const config = {
    plugins: [at('tools/lint/no-weak-secrets.grit')],
    linter: { rules: { recommended: false } },
  };
  writeFileSync(`${cwd}/biome.json`, JSON.stringify(config));
  const code = `createHash('sha1'); crypto.createHmac('md5', key);
    draw = Math.random;
    new RegExp('^' + asked); RegExp(query.get('q'), 'g');
    connect({ rejectUnauthorized: false }); process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    crypto.createHash('sha256'); createHmac('sha256', key); new RegExp('^' + PATH);`;
  writeFileSync(`${cwd}/code.ts`, code);
  const args = [at('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(stdout.match(/(?<=title=plugin.*\bline=)\d+/g)).toEqual(['1', '1', '2', '3', '3', '4', '4']);
});
