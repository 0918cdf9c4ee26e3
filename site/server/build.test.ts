import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { keepFiles, loadRender } from './build.ts';
import { startTestSite } from './testing/test-site.ts';

const now = new Date('2026-11-20T10:00:00Z');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function build(files: Record<string, string>): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'dist', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

test('the modules of a route are loaded before anybody asks for it', async () => {
  build({
    'server/entry.mjs': `export const render = async () => (await import('./chunks/route_1.mjs')).respond();`,
    'server/chunks/route_1.mjs': `process.emit('loaded', 'route_1');`,
  });
  const loaded = once(process, 'loaded');
  await loadRender(pathToFileURL(`${folder}/dist/server/`));
  expect(await loaded).toEqual(['route_1']);
});

test('a build without render() is refused with what to do', async () => {
  build({ 'server/entry.mjs': 'export const other = 1;' });
  await expect(loadRender(pathToFileURL(`${folder}/dist/server/`))).rejects.toThrow('run the build again');
});

/** What a process that starts with the present build serves. */
async function start() {
  const kept = join(folder, 'files');
  keepFiles(join(folder, 'dist', 'client'), kept, now);
  return startTestSite({ clientDir: kept });
}

test('files stay when the build is replaced; the next process has them too, for pages that were stored', async () => {
  build({ 'client/_astro/oud.1.css': 'oud', 'client/robots.txt': 'oud' });
  const first = await start();
  build({ 'client/_astro/nieuw.2.css': 'nieuw', 'client/robots.txt': 'nieuw' });
  const second = await start();
  for (const site of [first, second])
    expect((await site.get('/_astro/oud.1.css')).body.toString()).toBe('oud');
  for (const path of ['/robots.txt', '/_astro/nieuw.2.css'])
    expect((await second.get(path)).body.toString()).toBe('nieuw');
});

test('what no build brought for a month is deleted', () => {
  const kept = join(folder, 'files');
  const keep = (name: string, days: number) => {
    build({ [`client/_astro/${name}`]: name });
    keepFiles(join(folder, 'dist', 'client'), kept, new Date(now.getTime() - days * 24 * 60 * 60 * 1000));
  };
  keep('oud.js', 40);
  keep('vorige.js', 20);
  keep('nieuw.js', 0);
  expect(readdirSync(join(kept, '_astro')).toSorted()).toEqual(['nieuw.js', 'vorige.js']);
});
