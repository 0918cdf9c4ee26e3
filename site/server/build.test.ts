import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFiles, loadRender } from './build.ts';
import { startTestSite } from './testing/test-site.ts';

const now = new Date('2026-11-20T10:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inktvis-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Record<string, string>): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'dist', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

test('a route that was never asked for works after the build was replaced', async () => {
  build({
    'server/entry.mjs': `export const render = async () => (await import('./chunks/route_1.mjs')).respond();`,
    'server/chunks/route_1.mjs': `export const respond = () => new Response('oud');`,
  });
  const render = await loadRender(pathToFileURL(`${folder}/dist/server/`));
  build({ 'server/entry.mjs': 'export const render = 1;' });
  const respond = render as unknown as () => Promise<Response>;
  expect(await (await respond()).text()).toBe('oud');
});

test('a build without render() is refused with what to do', async () => {
  build({ 'server/entry.mjs': 'export const other = 1;' });
  await expect(loadRender(pathToFileURL(`${folder}/dist/server/`))).rejects.toThrow('run the build again');
});

/** What a process that starts with the present build serves. */
async function start() {
  const { own, previous } = keepFiles(join(folder, 'dist', 'client'), join(folder, 'builds'), now);
  return startTestSite({ clientDir: own, previousClientDirs: previous });
}

test('files stay when the build is replaced; the next process has them too, for pages that were stored', async () => {
  build({ 'client/_astro/oud.1.css': 'oud', 'client/robots.txt': 'oud' });
  const first = await start();
  build({ 'client/_astro/nieuw.2.css': 'nieuw', 'client/robots.txt': 'nieuw' });
  const second = await start();
  const texts = async (site: typeof first) =>
    Promise.all(
      ['/_astro/oud.1.css', '/robots.txt', '/_astro/nieuw.2.css'].map(async (path) => {
        const { status, body } = await site.get(path);
        return status === 200 ? body.toString() : status;
      }),
    );
  expect(await texts(first)).toEqual(['oud', 'oud', 404]);
  expect(await texts(second)).toEqual(['oud', 'nieuw', 'nieuw']);
  await Promise.all([first.close(), second.close()]);
});

test('of earlier builds three stay, and any that was used today', () => {
  const builds = join(folder, 'builds');
  const store = (text: string) => {
    build({ [`client/${text}.txt`]: text });
    return keepFiles(join(folder, 'dist', 'client'), builds, now);
  };
  const made = [9, 8, 0.1, 0.2, 0.3, 0.4].map((days) => {
    const { own } = store(`${days}`);
    const used = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    utimesSync(own, used, used);
    return own;
  });
  const { own, previous } = store('last');
  expect(previous).toEqual(made.slice(2, 5));
  const left = readdirSync(builds).map((name) => join(builds, name));
  expect(left.toSorted()).toEqual([...made.slice(2), own].toSorted());
  expect(keepFiles(join(folder, 'dist', 'client'), builds, now).own).toBe(own);
});

test('a copy that another process is making is no earlier build, and may get its final name meanwhile', () => {
  const builds = join(folder, 'builds');
  mkdirSync(join(builds, 'aaaa.1'), { recursive: true });
  // Listed, and gone when it is looked at.
  symlinkSync('gone', join(builds, 'aaaa.2'));
  build({ 'client/robots.txt': 'now' });
  expect(keepFiles(join(folder, 'dist', 'client'), builds, now).previous).toEqual([]);
});
