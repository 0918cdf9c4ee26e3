import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
