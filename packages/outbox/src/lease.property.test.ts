import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outbox } from './outbox.ts';
import type { Leased } from './queue.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openOutbox } from './testing/outbox.ts';
import { contact } from './testing/submissions.ts';

const LEASE_MS = 5 * 60_000;
const SUBMISSIONS = 4;

type Lease = { readonly mail: Leased; readonly until: number };

/** Several programs beside each other on one database, and what each holds. */
type World = {
  readonly workers: readonly Outbox[];
  readonly leases: Lease[];
  readonly sent: Set<string>;
  readonly clock: ReturnType<typeof settableClock>;
};

/** All workers ask at the same time; none gets a mail that is leased or was sent. */
async function leaseAll({ workers, leases, sent, clock }: World, max: number): Promise<void> {
  const now = clock.now().getTime();
  const rounds = await Promise.all(workers.map(({ queue }) => queue.lease(max)));
  const taken = rounds.flat().map(({ rowId }) => rowId);
  expect(new Set(taken).size).toBe(taken.length);
  const mine = new Set(leases.filter(({ until }) => until > now).map(({ mail }) => mail.rowId));
  expect(taken.filter((rowId) => mine.has(rowId) || sent.has(rowId))).toEqual([]);
  for (const mail of rounds.flat()) leases.push({ mail, until: now + LEASE_MS });
}

/** A worker marks what it leased; it may only succeed while no other one leased the mail after it. */
async function mark({ workers, leases, sent }: World, index: number): Promise<void> {
  const [one] = leases.splice(index % Math.max(1, leases.length), 1);
  const worker = workers[index % workers.length];
  if (!one || !worker) return;
  const newer = leases.some(({ mail }) => mail.rowId === one.mail.rowId && mail.attempts > one.mail.attempts);
  const marked = (await worker.queue.sent(one.mail)) === 'sent';
  if (newer || sent.has(one.mail.rowId)) expect(marked).toBe(false);
  if (marked) sent.add(one.mail.rowId);
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('lease' as const), max: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('mark' as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: LEASE_MS }) }),
);

describe.each(DATABASES)('in %s', (kind) => {
  test('workers never hold one mail together, and what left never leaves again', async () => {
    const url = await freshDatabase(kind);
    const clock = settableClock(new Date('2026-11-21T09:00:00Z'));
    // Together from the first moment: they also race to make the tables.
    const workers = [1, 2, 3].map(() => openOutbox(url, clock));
    const world: World = { workers, leases: [], sent: new Set(), clock };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (let n = 0; n < SUBMISSIONS; n += 1) await workers[n % workers.length]?.accept(contact);
        for (const one of steps) {
          if (one.kind === 'lease') await leaseAll(world, one.max);
          else if (one.kind === 'mark') await mark(world, one.index);
          else clock.pass(one.ms);
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
    // By chance no step above may have sent a mail.
    clock.pass(LEASE_MS);
    await leaseAll(world, 1);
    await mark(world, world.leases.length - 1);
    expect(world.sent.size).toBeGreaterThan(0);
    await Promise.all(workers.map((worker) => worker.close()));
  }, 120_000);
});
