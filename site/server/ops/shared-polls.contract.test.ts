import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPollPace, createVersionWatch } from '@inktvis/content/client';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { openOutbox } from '@inktvis/outbox';
import { hasPostgres, servePostgres } from '@inktvis/outbox/testing/postgres-cluster';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Announcements } from '../../src/server/render-locals.ts';
import { createAnnouncements } from './announcements.ts';

/** Short, and yet so long that a message arrives well before the next poll. */
const POLL_MS = 400;
/** So long that a message arrives before the next poll on a busy machine too. */
const SLOW_POLL_MS = 1000;
const WAIT = { timeout: 30_000, interval: 20 };

/** An instance that polls a space, and what it does with what it finds. */
function watchSpace(space: { version: number }, pollMs: number) {
  const seen: number[] = [];
  const instance = { looks: 0, seen, start };
  let known: number | null = null;
  const watch = createVersionWatch({
    async look() {
      instance.looks += 1;
      known = space.version;
      return known;
    },
    confirm: (version) => version === known,
    onUnannounced: (version) => void seen.push(version),
    pace: createPollPace({ quickMs: pollMs, restMs: pollMs }),
    log: silentLog,
  });
  function start(signal: AbortSignal, others?: Announcements) {
    watch.start(signal, others);
    return instance;
  }
  return instance;
}

describe.runIf(hasPostgres())('instances on one PostgreSQL', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-polls-'));
  let database: Awaited<ReturnType<typeof servePostgres>>;
  let connections: { announcements: Announcements; close: () => Promise<void> }[];

  beforeAll(async () => {
    const port = await getPort();
    database = await servePostgres(folder, port);
    const open = async () => {
      const databaseUrl = `postgres://inktvis@127.0.0.1:${port}/inktvis`;
      const outbox = await openOutbox({ databaseUrl, clock: systemClock, log: silentLog });
      if (!outbox.notices) throw new Error('PostgreSQL has notices');
      return { announcements: createAnnouncements(outbox.notices, silentLog), close: outbox.close };
    };
    connections = await Promise.all([open(), open()]);
    await Promise.all(connections.map((_, at) => receives(at)));
  }, 60_000);

  afterAll(async () => {
    await Promise.all(connections.map(({ close }) => close()));
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  async function stopDatabase(): Promise<void> {
    if (database.exitCode !== null) return;
    const ended = once(database, 'exit');
    database.kill('SIGINT');
    await ended;
  }

  /** It is unknown when an instance listens: sends until one arrives. */
  async function receives(at: number): Promise<void> {
    const [from, to] = [connections[1 - at], connections[at]];
    let isReceived = false;
    to?.announcements.subscribe(() => {
      isReceived = true;
    });
    await vi.waitFor(async () => {
      await from?.announcements.publish(['home']);
      if (!isReceived) throw new Error('nothing arrived');
    }, WAIT);
  }

  const both = (start: (announcements: Announcements) => ReturnType<typeof watchSpace>) =>
    connections.map(({ announcements }) => start(announcements));
  const looksOf = (instances: readonly { looks: number }[]) =>
    instances.reduce((total, { looks }) => total + looks, 0);

  it('look together about as often as one alone', async () => {
    const closing = new AbortController();
    const space = { version: 1 };
    const alone = watchSpace(space, SLOW_POLL_MS).start(closing.signal);
    const instances = both((others) => watchSpace(space, SLOW_POLL_MS).start(closing.signal, others));
    await expect.poll(() => alone.looks, WAIT).toBe(8);
    closing.abort();
    // Each by itself would look 16 times.
    expect(looksOf(instances)).toBeLessThan(14);
    expect(looksOf(instances)).toBeGreaterThan(4);
  });

  it('a version that one finds reaches the other, long before that one would look', async () => {
    const closing = new AbortController();
    const space = { version: 1 };
    const [first, second] = connections;
    const slow = watchSpace(space, 3_600_000).start(closing.signal, second?.announcements);
    watchSpace(space, POLL_MS).start(closing.signal, first?.announcements);
    await expect.poll(() => slow.looks, WAIT).toBe(1);
    space.version = 2;
    await expect.poll(() => slow.seen, WAIT).toContain(2);
    closing.abort();
  });

  it('each polls alone when the database is stopped', async () => {
    const closing = new AbortController();
    const space = { version: 1 };
    const alone = watchSpace(space, POLL_MS).start(closing.signal);
    await stopDatabase();
    const instances = both((others) => watchSpace(space, POLL_MS).start(closing.signal, others));
    await expect.poll(() => alone.looks, WAIT).toBe(8);
    await expect.poll(() => instances.every(({ looks }) => looks >= 5), WAIT).toBe(true);
    space.version = 2;
    await expect.poll(() => instances.every(({ seen }) => seen.includes(2)), WAIT).toBe(true);
    closing.abort();
  });
});
