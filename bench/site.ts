import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestEnvironment, type TestEnvironmentOptions } from '@inktvis/e2e/test-environment';

export type Site = {
  readonly origin: string;
  readonly pid: number;
  /** Until its first page. */
  readonly startMs: number;
};

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 20;
const FLAGS = readFileSync(join(import.meta.dirname, '../deploy/node-flags'), 'utf8')
  .trim()
  .split('\n');

/** As in production; stops the site whatever happens. */
export async function withSite<T>(
  options: TestEnvironmentOptions & { readonly first?: string },
  run: (site: Site) => Promise<T>,
): Promise<T> {
  const { first = '/', env, ...others } = options;
  const environment = await openTestEnvironment({
    mail: false,
    ...others,
    env: { MALLOC_ARENA_MAX: '1', SITE_NOW: '2024-10-26T10:05', ...env },
    nodeFlags: FLAGS,
  });
  try {
    await untilOk(environment.url + first);
    const { pid, startedAt } = environment.site();
    return await run({ origin: environment.url, pid, startMs: performance.now() - startedAt });
  } finally {
    await environment.close();
  }
}

/** Asks for a page until it responds well: a server that starts may not listen, or have nothing to show yet. */
export async function untilOk(url: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    if (performance.now() > until)
      throw new Error(`${url} still responds with ${response?.status ?? 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
