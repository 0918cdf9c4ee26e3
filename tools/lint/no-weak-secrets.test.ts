import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const REFUSED = [
  "createHash('sha1');",
  "crypto.createHmac('md5', key);",
  'draw = Math.random;',
  "new RegExp('^' + asked);",
  "RegExp(query.get('q'), 'g');",
  'connect({ rejectUnauthorized: false });',
  "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';",
];
const ALLOWED = ["crypto.createHash('sha256');", "createHmac('sha256', key);", "new RegExp('^' + PATH);"];

test('Biome refuses other hashes, what can be guessed, certificates unchecked and expressions of input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-lint-'));
  const plugins = [at('tools', 'lint', 'no-weak-secrets.grit')];
  const linter = { rules: { recommended: false } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins, linter }));
  writeFileSync(join(folder, 'code.ts'), [...REFUSED, ...ALLOWED].join('\n'));
  const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/title=plugin,.*?\bline=(\d+)/g)].map(([, line]) => Number(line));
  expect(lines).toEqual(REFUSED.map((_, index) => index + 1));
});
