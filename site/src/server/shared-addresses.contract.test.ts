import { type ContentConnection, connectContent, type FormerAddress } from '@inktvis/content/client';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { noStore } from '@inktvis/foundation/testing/memory-store';
import { connectDriver, createOutbox } from '@inktvis/outbox';
import { DATABASES, freshDatabase } from '@inktvis/outbox/testing/databases';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

const URL_OF_SPACE = 'http://inhoud.example/v2';

/** A space of one story, at an address that changes. */
function space() {
  let slug = 'nieuws/een';
  let version = 1;
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('/spaces/me')
        ? { space: { version } }
        : { cv: version, links: slug === '' ? {} : { a: { uuid: 'a', slug, published: true } } },
    ),
  );
  return {
    /** Without an address it is deleted. */
    move(to: string): void {
      slug = to;
      version += 1;
    },
  };
}

/** The content of an instance of the site. */
const connect = () =>
  connectContent(
    {
      transport: 'rest',
      restUrl: URL_OF_SPACE,
      graphqlUrl: URL_OF_SPACE,
      token: 'openbaar',
      requestsPerSecond: Number.POSITIVE_INFINITY,
      readTimeoutMs: 5_000,
      pollMs: 20_000,
      lastGoodDir: '/nonexistent',
      store: noStore,
    },
    silentLog,
  );

async function start(databaseUrl: string): Promise<ContentConnection> {
  const outbox = createOutbox({ driver: connectDriver(databaseUrl), clock: systemClock, log: silentLog });
  onTestFinished(() => outbox.close());
  const connection = connect();
  connection.shareAddresses(outbox);
  return connection;
}

/** How an instance resolves an address after a publication. */
function resolveAddress(connection: ContentConnection, slug: string) {
  connection.published();
  return connection.resolveAddress(slug, {});
}

describe.each(DATABASES)('instances on one %s', (kind) => {
  it('know of a move that only one of them saw, also when they start later', async () => {
    const databaseUrl = await freshDatabase(kind);
    const { move } = space();
    const one = await start(databaseUrl);
    expect(await resolveAddress(one, 'nieuws/een')).toEqual({ kind: 'unknown' });
    move('nieuws/twee');
    expect(await resolveAddress(one, 'nieuws/een')).toEqual({ kind: 'moved', href: '/nieuws/twee' });
    const later = await start(databaseUrl);
    expect(await resolveAddress(later, 'nieuws/een')).toEqual({ kind: 'moved', href: '/nieuws/twee' });
    move('');
    expect(await resolveAddress(later, 'nieuws/twee')).toEqual({ kind: 'gone' });
  }, 60_000);

  it('mark the page at an address that they learn of, for it said that there is nothing', async () => {
    const databaseUrl = await freshDatabase(kind);
    const { move } = space();
    const one = await start(databaseUrl);
    await resolveAddress(one, 'nieuws/een');
    move('nieuws/twee');
    await resolveAddress(one, 'nieuws/twee');
    const later = await start(databaseUrl);
    const onStale = vi.fn();
    later.watch(AbortSignal.timeout(10_000), onStale);
    await later.resolveAddress('nieuws/een', {});
    expect(onStale).toHaveBeenCalled();
  }, 60_000);
});

it('a database that does not respond delays a visitor a second at most, and is asked again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { move } = space();
  const asked: number[] = [];
  let respond: () => Promise<FormerAddress[]> = () => new Promise(() => {});
  const connection = connect();
  connection.shareAddresses({
    formerAddresses() {
      asked.push(performance.now());
      return respond();
    },
    rememberAddresses: async () => {},
  });
  let isKnown = false;
  const first = resolveAddress(connection, 'oud').finally(() => {
    isKnown = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(isKnown).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toEqual({ kind: 'unknown' });

  respond = () => Promise.reject(new Error('weg'));
  move('nieuws/twee');
  expect(await resolveAddress(connection, 'nieuws/een')).toEqual({ kind: 'moved', href: '/nieuws/twee' });
  respond = async () => [{ slug: 'oud', uuid: 'a' }];
  expect(await resolveAddress(connection, 'oud')).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await resolveAddress(connection, 'oud')).toEqual({ kind: 'moved', href: '/nieuws/twee' });
});
