import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestEnvironment } from '@inktvis/e2e/test-environment';

const at = (...parts: string[]): string => join(import.meta.dirname, '..', ...parts);

/** Whether `site/dist` is there to be measured. */
export const isBuilt = (): boolean => existsSync(at('site', 'dist', 'server', 'entry.mjs'));

/** A running site with the embedded services, on free ports. */
export type Site = {
  readonly origin: string;
  readonly contentOrigin: string;
  readonly pid: number;
  /** From the start until its first page, in ms. */
  readonly startMs: number;
  stop(): Promise<void>;
};

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 50;

type Options = {
  /** Settings of the site and, where they are its own, of the content service and the events source. */
  readonly env?: Readonly<Record<string, string>>;
  readonly contentDir?: string;
  /** Settings of the content service alone. */
  readonly contentEnv?: Readonly<Record<string, string>>;
  readonly eventsDir?: string;
  /** The site counts as started once it has answered this page. */
  readonly first?: string;
  /** Where V8 may be asked what it holds. */
  readonly inspectPort?: number;
  /** With a mail service, and the worker that sends to it. */
  readonly mail?: boolean;
};

/** Starts the built site as in production, with the flags of deploy/node-flags. */
export async function startSite(options: Options = {}): Promise<Site> {
  const { env = {}, contentDir, contentEnv, eventsDir, first = '/', inspectPort, mail = false } = options;
  const flags = readFileSync(at('deploy', 'node-flags'), 'utf8').trim().split('\n');
  const environment = await openTestEnvironment({
    env: { MALLOC_ARENA_MAX: '1', SITE_NOW: process.env.SITE_NOW ?? '2024-10-26T10:05', ...env },
    ...(contentDir === undefined ? {} : { contentDir }),
    ...(contentEnv === undefined ? {} : { contentEnv }),
    ...(eventsDir === undefined ? {} : { eventsEnv: { EVENTS_DIR: eventsDir } }),
    nodeFlags: inspectPort === undefined ? flags : [...flags, `--inspect=127.0.0.1:${inspectPort}`],
    mail,
  });
  try {
    await waitUntilOk(environment.url + first);
  } catch (error) {
    await environment.close();
    throw error;
  }
  const { pid, startedAt } = environment.site();
  return {
    origin: environment.url,
    contentOrigin: environment.contentUrl,
    pid,
    startMs: performance.now() - startedAt,
    stop: () => environment.close(),
  };
}

/** Runs something with a site of its own, and stops the site whatever happens. */
export async function withSite<T>(options: Options, run: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite(options);
  try {
    return await run(site);
  } finally {
    await site.stop();
  }
}

/** Asks for a page until it responds well: a site that still reads all its content may have nothing to show yet. */
export async function waitUntilOk(url: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  for (;;) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.ok) return;
    if (performance.now() > until) throw new Error(`${url} still responds with ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
