import { within } from '@inktvis/foundation/within';
import postgres from 'postgres';
import { codeOf, type Driver, failureOf, type Sql, StoreFailure, type Value } from './driver.ts';

const CHANNEL = 'inktvis';

const late = () => new StoreFailure('busy', 'the database is busy: too late');

/** For each statement of a transaction that a visitor waits for. */
const AWAITED_STATEMENT_MS = 2_000;

/** Instants in ms and counts fit a number. */
const bigint = { to: 20, from: [20], serialize: String, parse: Number };

type Client = postgres.Sql<{ bigint: number }>;
type Inside = postgres.ReservedSql<{ bigint: number }>;

function sqlOf(client: Client | Inside): Sql {
  return {
    dialect: 'postgres',
    async all(row, sql, values: readonly Value[] = []) {
      const rows = await client.unsafe(sql, [...values]);
      return rows.map((one) => row.parse(one));
    },
    run: async (sql, values: readonly Value[] = []) => (await client.unsafe(sql, [...values])).count ?? 0,
  };
}

/** Codes of the library, of the system, and of a server that stops. */
const isGone = (error: unknown): boolean => /^(CONNECTION_|E[A-Z]|57P0)/.test(codeOf(error));

/** Rejects when no connection is free in time. `until`: as `performance.now()` counts. */
async function reserveUntil(client: Client, until: number): Promise<Inside> {
  const reserving = client.reserve();
  const inside = await within(reserving, until - performance.now());
  if (inside) return inside;
  // It comes when nobody waits for it any more.
  reserving.then(
    (unused) => unused.release(),
    () => undefined,
  );
  throw late();
}

/** Not the library’s `begin`: a broken connection in it ends the process (postgres 3.4.9, porsager/postgres 1154 and 1208). */
async function inTransaction<T>(
  client: Client,
  work: (sql: Sql) => Promise<T>,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  const until = performance.now() + withinMs;
  const isAwaited = Number.isFinite(withinMs);
  const inside = await reserveUntil(client, until);
  try {
    await inside.unsafe(isAwaited ? `begin; set local statement_timeout = ${AWAITED_STATEMENT_MS}` : 'begin');
    const value = await work(sqlOf(inside));
    if (performance.now() >= until) throw late();
    await inside.unsafe('commit');
    inside.release();
    return value;
  } catch (error) {
    // A connection that is gone has left the pool by itself.
    if (!isGone(error)) {
      await inside.unsafe('rollback').then(
        () => inside.release(),
        () => undefined,
      );
    }
    throw error;
  }
}

export function openPostgres(url: string): Driver {
  const client: Client = postgres(url, {
    max: 8,
    connect_timeout: 5,
    idle_timeout: 60,
    backoff: () => 0.2,
    // The library hands a new connection to `reserve` only after it asked for these.
    fetch_types: true,
    onnotice: () => undefined,
    types: { bigint },
    connection: {
      application_name: 'outbox',
      synchronous_commit: 'on',
      statement_timeout: 10_000,
      lock_timeout: 5000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      // Without a code it does not come from the database or the way to it.
      throw codeOf(error) === 'unknown' ? error : failureOf(error);
    }
  }

  const outside = sqlOf(client);
  return {
    all: (row, sql, values) => guarded(() => outside.all(row, sql, values)),
    transaction: (work, withinMs) => guarded(() => inTransaction(client, work, withinMs)),
    notices: {
      send: (text) => guarded(async () => void (await client.notify(CHANNEL, text))),
      listen(onNotice, onGap) {
        let isListening = false;
        // The library listens again by itself on a new connection, and calls this.
        const onListen = () => {
          if (isListening) onGap();
          isListening = true;
        };
        client.listen(CHANNEL, onNotice, onListen).catch(() => undefined);
      },
    },
    // PostgreSQL overwrites what was deleted by itself (autovacuum).
    scrub: () => Promise.resolve(),
    close: () => client.end({ timeout: 5 }),
  };
}
