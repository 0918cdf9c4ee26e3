import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outbox } from './outbox.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openOutbox } from './testing/outbox.ts';
import { contact } from './testing/submissions.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-21T09:00:00Z');
const temporary = { kind: 'temporary', message: 'no response' } as const;
const permanent = { kind: 'permanent', message: 'refused' } as const;

describe.each(DATABASES)('outages and dead letters in %s', { timeout: 30_000 }, (kind) => {
  const clock = settableClock(START);
  let outbox: Outbox;
  beforeEach(async () => {
    clock.set(START);
    outbox = openOutbox(await freshDatabase(kind), clock);
    return () => outbox.close();
  }, 60_000);

  const later = (minutes: number) => clock.pass(minutes * MINUTE_MS);
  const lease = () => outbox.queue.lease(100);
  /** Every mail that is due fails, or is refused. */
  async function failAll(problem: typeof temporary | typeof permanent = temporary): Promise<void> {
    for (const mail of await lease()) await outbox.queue.failed(mail, problem);
  }
  /** One new message, of which one mail leaves. */
  async function sendOne(): Promise<void> {
    await outbox.accept(contact);
    const [first] = await outbox.queue.lease(1);
    if (!first) throw new Error('nothing is due');
    await outbox.queue.sent(first);
  }

  test('the first mail that leaves after an outage makes all that wait due', async () => {
    await outbox.accept(contact);
    await failAll();
    for (const pause of [2, 3, 6, 17]) {
      later(pause);
      await failAll();
    }
    later(5);
    expect(await lease()).toEqual([]);
    await sendOne();
    expect(await lease()).toHaveLength(3);
  });

  test('a mail that fails by itself, while others leave, keeps its pauses', async () => {
    await outbox.accept(contact);
    await failAll();
    await sendOne();
    expect((await lease()).map(({ attempts }) => attempts)).toEqual([1]);
  });

  test('an outage lasts from the first mail that fails until one leaves', async () => {
    await outbox.accept(contact);
    await failAll();
    later(14);
    expect(await outbox.counts()).toEqual({ waiting: 2, dead: 0, outageMs: 14 * MINUTE_MS });
    await sendOne();
    expect(await outbox.counts()).toMatchObject({ outageMs: 0 });
    await failAll();
    later(1);
    expect(await outbox.counts()).toMatchObject({ outageMs: MINUTE_MS });
    expect(await outbox.alerts.claim(), 'which no mail can tell').toBeNull();
  });

  test('what was given up is reported once, again when nobody could be notified', async () => {
    await outbox.accept(contact);
    await failAll(permanent);
    expect(await outbox.counts()).toMatchObject({ dead: 2, outageMs: 0 });
    const first = await outbox.alerts.claim();
    expect(first).toMatchObject({ mails: 2 });
    expect(await outbox.alerts.claim(), 'which another worker has').toBeNull();
    later(6);
    expect(await outbox.alerts.claim()).toMatchObject({ mails: 2 });
  });
});
