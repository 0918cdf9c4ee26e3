import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type Started, startAndWait } from './processes.ts';

/** A running site to measure: where it is, the process that serves it, and how to stop all of it. */
export type Target = Started & {
  readonly name: string;
  readonly origin: string;
  /** Where its content service is; the made-up page has none. */
  readonly contentOrigin?: string;
};

const root = new URL('../', import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, root));
const flags = readFileSync(at('deploy/node-flags'), 'utf8').trim().split('\n');

/**
 * The built site with the embedded services, all on free ports, with `more` settings for all; null when the site is
 * not built. The site counts as started once it has answered its `first` page. `inspectPort`: where V8 may be asked what
 * it holds (`live-memory.ts`).
 */
export async function startSite(
  more: Readonly<Record<string, string>> = {},
  first = '/',
  inspectPort?: number,
): Promise<Target | null> {
  if (!existsSync(at('site/dist/server/entry.mjs'))) return null;
  const contentPort = await freePort();
  const eventsPort = await freePort();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const cacheDir = mkdtempSync(join(tmpdir(), 'inktvis-bench-'));
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    CONTENT_PORT: String(contentPort),
    CONTENT_TRANSPORT: 'graphql',
    CONTENT_GRAPHQL_URL: `http://127.0.0.1:${contentPort}/v1/api`,
    CONTENT_REST_URL: `http://127.0.0.1:${contentPort}/v2`,
    CONTENT_ASSETS_URL: `http://127.0.0.1:${contentPort}`,
    EVENTS_PORT: String(eventsPort),
    EVENTS_URL: `http://127.0.0.1:${eventsPort}`,
    EVENTS_CUTTER_URL: `http://127.0.0.1:${contentPort}`,
    CONTENT_WEBHOOK_URL: `${origin}/api/webhook/content`,
    CONTENT_WEBHOOK_SECRET: 'geheim-van-de-meting',
    CACHE_DIR: cacheDir,
    SITE_NOW: process.env.SITE_NOW ?? '2024-10-26T10:05',
    DATABASE_URL: `file:${join(cacheDir, 'inktvis.db')}`,
    MAIL_WORKER: 'off',
    ...more,
  };
  const running: Started[] = [];
  const stop = async () => {
    for (const one of running.toReversed()) await one.stop();
    rmSync(cacheDir, { recursive: true, force: true });
  };
  const startService = async (script: string, servicePort: number) => {
    const health = `http://127.0.0.1:${servicePort}/healthz`;
    running.push(await startAndWait([process.execPath, at(script)], health, env));
  };
  try {
    await startService('embedded/content/src/main.ts', contentPort);
    await startService('embedded/events/src/main.ts', eventsPort);
    const inspect = inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`];
    const site = await startAndWait(
      [process.execPath, ...flags, ...inspect, at('site/server/main.ts')],
      origin + first,
      { ...env, MALLOC_ARENA_MAX: '1' },
    );
    running.push(site);
    const contentOrigin = env.CONTENT_ASSETS_URL;
    return { name: 'site', origin, contentOrigin, pid: site.pid, startMs: site.startMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Our server with a made-up page: measures the server apart from the site. */
export async function startFixture(): Promise<Target> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startAndWait(
    [process.execPath, at('site/server/testing/fixture-server.ts'), String(port)],
    `${origin}/`,
    { NODE_ENV: 'production' },
  );
  return { ...server, name: 'fixture', origin };
}
