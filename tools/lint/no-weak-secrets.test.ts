import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

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
