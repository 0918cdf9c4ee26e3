import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Render } from './cache/renderer.ts';

/** How long files of earlier builds stay, for pages that a browser or a cache stored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A short name for the build in a folder, the same wherever it runs: names of files contain hashes of their content. */
export const nameOfBuild = (dist: string): string =>
  createHash('sha256')
    .update(readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted().join('\n'))
    .digest('base64url')
    .slice(0, 10)
    .replace(/^-/, '_');

/** The `render` of the build at `server` (ends in a slash), all routes loaded. Throws, with what to do, when there is none. */
export async function loadRender(server: URL): Promise<Render> {
  const entry = new URL('entry.mjs', server);
  const built: unknown = await import(entry.href);
  if (!exportsRender(built)) throw new Error(`${entry.pathname} exports no render(); run the build again`);
  const modules = filesIn(fileURLToPath(server)).filter((name) => name.endsWith('.mjs'));
  // What only browsers load, such as the library of the map, fails here, and no route needs it.
  await Promise.allSettled(modules.map((name) => import(new URL(name, server).href)));
  return built.render;
}

const exportsRender = (built: unknown): built is { render: Render } =>
  typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function';

/** Copies the files for browsers to `folder`; what no build brought for a month is deleted. `now` is real time. */
export function keepFiles(client: string, folder: string, now: Date): void {
  for (const name of filesIn(client)) {
    const kept = join(folder, name);
    mkdirSync(dirname(kept), { recursive: true });
    // Another process may be sending the same file.
    const copy = `${kept}.${process.pid}.tmp`;
    copyFileSync(join(client, name), copy);
    utimesSync(copy, now, now);
    renameSync(copy, kept);
  }
  for (const name of filesIn(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && now.getTime() - stats.mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}

/** Relative paths. */
export const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
