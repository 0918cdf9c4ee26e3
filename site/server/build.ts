import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Render } from './cache/rendered.ts';

/** The build that a process runs: it is not affected when another one takes its place on disk. */

/** Earlier builds whose files stay for pages that a browser or a cache stored, and how long the others stay, in ms. */
const MAX_PREVIOUS = 3;
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** A short name for the build in a folder, the same wherever it runs: names of files contain hashes of their content. */
export const nameOfBuild = (dist: string): string =>
  createHash('sha256')
    .update(readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted().join('\n'))
    .digest('base64url')
    .slice(0, 10)
    .replace(/^-/, '_');

/**
 * The `render` that the build of the site exports, with the modules of every route: one that is imported later would
 * not be there once the next build has replaced this one. `server` ends in a slash. Throws, with what to do, when there
 * is none.
 */
export async function loadRender(server: URL): Promise<Render> {
  const entry = new URL('entry.mjs', server);
  const built: unknown = await import(entry.href);
  if (!exportsRender(built)) throw new Error(`${entry.pathname} exports no render(); run the build again`);
  const modules = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mjs'),
  );
  // What only browsers load, such as the library of the map, fails here, and no route needs it.
  await Promise.allSettled(modules.map((name) => import(new URL(name, server).href)));
  return built.render;
}

const exportsRender = (built: unknown): built is { render: Render } =>
  typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function';

/** Changes with any file: names alone would not show that for one without a hash. */
const stampOf = (client: string): string =>
  createHash('sha256')
    .update(
      readdirSync(client, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => `${name} ${statSync(join(client, name)).mtimeMs}`)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

/**
 * Copies the files of a build that browsers fetch to a folder of its own below `folder`. Gives that folder, and those of
 * earlier builds, the latest first; older ones are deleted after a day. `now` is real time.
 */
export function keepFiles(client: string, folder: string, now: Date) {
  const name = stampOf(client);
  const own = join(folder, name);
  mkdirSync(folder, { recursive: true });
  const making = `${own}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  cpSync(client, making, { recursive: true });
  try {
    renameSync(making, own);
  } catch {
    // This build is there already: another process runs it, or one did.
    rmSync(making, { recursive: true, force: true });
  }
  utimesSync(own, now, now);
  const others = readdirSync(folder)
    .filter((one) => one !== name)
    .flatMap((one) => {
      const path = join(folder, one);
      // Another process may have given its copy the final name by now.
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? [{ path, usedAt: stats.mtimeMs, isWhole: !one.includes('.') }] : [];
    })
    .toSorted((a, b) => b.usedAt - a.usedAt);
  const previous = others.filter(({ isWhole }) => isWhole).slice(0, MAX_PREVIOUS);
  for (const other of others) {
    const isOld = now.getTime() - other.usedAt > MIN_AGE_MS;
    if (isOld && !previous.includes(other)) rmSync(other.path, { recursive: true, force: true });
  }
  return { own, previous: previous.map(({ path }) => path) };
}
