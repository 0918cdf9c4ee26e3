import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { mailsFor } from '@inktvis/mail';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outbox } from './outbox.ts';
import type { Submission } from './submissions.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openOutbox } from './testing/outbox.ts';
import { contact, group, newsletter } from './testing/submissions.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date('2026-11-21T09:00:00Z');
const LEASE_MS = 5 * MINUTE_MS;

describe.each(DATABASES)('the outbox in %s', { timeout: 30_000 }, (kind) => {
  const clock = settableClock(START);
  let outbox: Outbox;

  beforeEach(async () => {
    clock.set(START);
    outbox = openOutbox(await freshDatabase(kind), clock);
    return () => outbox.close();
  }, 60_000);

  const lease = (max = 10) => outbox.queue.lease(max);
  const accepted = async (submission: Submission = contact) => {
    const result = await outbox.accept(submission);
    if (!result.ok) throw new Error(result.error.kind);
    return result.value.id;
  };
  async function leaseOne() {
    const [mail] = await lease(1);
    if (!mail) throw new Error('no mail is due');
    return mail;
  }
  /** The token in the one mail that is due. */
  async function tokenInMail(): Promise<string> {
    const mail = await leaseOne();
    await outbox.queue.sent(mail);
    return String(mail.job.data.token);
  }

  test.each([
    ['a message', contact, 'An@voorbeeld.be', ['contact-organiser', 'contact-sender']],
    ['a group request', group, 'bo@voorbeeld.be', ['group-organiser', 'group-sender']],
  ])('%s brings a mail to the organisers and one to its sender, with every word of it', async (...row) => {
    const [, submission, to, templates] = row;
    const id = await accepted(submission);
    const jobs = (await lease()).map(({ job }) => job);
    expect(jobs.map(({ template }) => template).toSorted()).toEqual(templates);
    for (const job of jobs) expect(job).toMatchObject({ id, to, data: submission.fields, receivedAt: START });
  });

  describe('mails', () => {
    test('a leased mail is nobody else’s until the lease ends; then it is, and the first cannot mark it', async () => {
      await accepted();
      const lost = await leaseOne();
      expect(await lease()).toHaveLength(1);
      expect(await lease()).toEqual([]);
      clock.pass(LEASE_MS);
      const again = await lease();
      expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
      expect(await outbox.queue.sent(lost)).toBe('lost');
      expect(await outbox.queue.failed(lost, { kind: 'permanent', message: '' })).toBe('lost');
    });

    test('a refused mail is a dead letter at once', async () => {
      await accepted();
      const mail = await leaseOne();
      expect(await outbox.queue.failed(mail, { kind: 'permanent', message: 'refused' })).toBe('dead');
      clock.pass(DAY_MS);
      expect((await lease()).map(({ job }) => job.template)).not.toContain(mail.job.template);
    });

    test('what failed is tried at once after a restart, what waits for its turn is not', async () => {
      await accepted();
      const mail = await leaseOne();
      await outbox.queue.failed(mail, { kind: 'temporary', message: 'no response' });
      const other = (await lease()).map(({ rowId }) => rowId);
      expect(other).not.toContain(mail.rowId);
      await outbox.queue.retryNow();
      expect((await lease()).map(({ rowId }) => rowId)).toEqual([mail.rowId]);
    });

    test('a mail that fails waits longer and longer, and is given up after three days', async () => {
      await accepted();
      for (const mail of await lease(1)) await outbox.queue.sent(mail);
      const pauses = [0, 1, 2, 5, 15, 60, 180];
      let minutes = 0;
      let outcome = 'later';
      while (outcome === 'later') {
        const pause = pauses.shift() ?? 360;
        minutes += pause;
        clock.pass(pause * MINUTE_MS - 1);
        expect(await lease()).toEqual([]);
        clock.pass(1);
        outcome = await outbox.queue.failed(await leaseOne(), { kind: 'temporary', message: 'no response' });
      }
      expect(outcome).toBe('dead');
      expect([minutes > 60 * 60, minutes <= 72 * 60]).toEqual([true, true]);
    });
  });

  describe('the newsletter', () => {
    test('an address is confirmed once; after that everything is calm', async () => {
      await accepted(newsletter());
      const token = await tokenInMail();
      expect(await outbox.subscription(token)).toBe('pending');
      expect(await outbox.confirm(token)).toBe('confirmed');
      expect(await outbox.subscription(token)).toBe('confirmed');
      expect(await outbox.confirm(token)).toBe('already');
      await accepted(newsletter('  LEZER@voorbeeld.BE '));
      expect((await lease()).map(({ job }) => job.template)).toEqual(['newsletter-welcome']);
    });

    test('of two confirmations at the same time one takes effect', async () => {
      await accepted(newsletter());
      const token = await tokenInMail();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => outbox.confirm(token)));
      expect(outcomes.toSorted()).toEqual(['already', 'already', 'already', 'confirmed']);
    });

    test('a link works seven days from its mail, and a new one can be asked for', async () => {
      await accepted(newsletter());
      const token = await tokenInMail();
      clock.pass(7 * DAY_MS - 1);
      expect(await outbox.subscription(token)).toBe('pending');
      clock.pass(1);
      expect([await outbox.subscription(token), await outbox.confirm(token)]).toEqual(['expired', 'expired']);
      await accepted(newsletter());
      expect(await outbox.confirm(await tokenInMail())).toBe('confirmed');
    });

    test('no address gets more than three mails a day, nor a second while one waits', async () => {
      await accepted(newsletter());
      await accepted(newsletter());
      expect(await tokenInMail()).not.toBe('');
      expect(await lease()).toEqual([]);
      clock.pass(DAY_MS);
      let mails = 0;
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await accepted(newsletter());
        for (const mail of await lease()) {
          mails += 1;
          await outbox.queue.sent(mail);
        }
        clock.pass(MINUTE_MS);
      }
      expect(mails).toBe(3);
    });

    test('the token of a mail is not in the database before it is sent, and its text never', async () => {
      await accepted(newsletter());
      const first = await lease();
      clock.pass(LEASE_MS);
      const second = await lease();
      expect(first[0]?.job.data.token).not.toBe(second[0]?.job.data.token);
      for (const [mail] of [first, second])
        expect(await outbox.subscription(String(mail?.job.data.token))).toBe('pending');
    });

    test('an unsubscribed address is deleted, the link keeps working, and it can subscribe again', async () => {
      await accepted(newsletter());
      const confirm = await tokenInMail();
      await outbox.confirm(confirm);
      const unsubscribe = await tokenInMail();
      expect([await outbox.subscription(unsubscribe), await outbox.confirm(unsubscribe)]).toEqual([
        'unknown',
        'unknown',
      ]);
      expect(await outbox.unsubscribe(unsubscribe)).toBe('unsubscribed');
      expect(await outbox.unsubscribe(unsubscribe)).toBe('unsubscribed');
      expect(await outbox.confirm(confirm)).toBe('expired');
      await accepted(newsletter());
      expect(await outbox.confirm(await tokenInMail())).toBe('confirmed');
      expect(await outbox.unsubscribe(unsubscribe)).toBe('unsubscribed');
      expect(await tokenInMail()).toMatch(/^[\w-]{43}$/);
    });

    test('a link to unsubscribe works after years', async () => {
      await accepted(newsletter());
      await outbox.confirm(await tokenInMail());
      const unsubscribe = await tokenInMail();
      clock.pass(10 * 365 * DAY_MS);
      expect(await outbox.unsubscribe(unsubscribe)).toBe('unsubscribed');
    });

    test('a confirmation link never unsubscribes, before and after', async () => {
      await accepted(newsletter());
      const token = await tokenInMail();
      expect(await outbox.unsubscribe(token)).toBe('unknown');
      expect(await outbox.confirm(token)).toBe('confirmed');
      expect(await outbox.unsubscribe(token)).toBe('unknown');
      expect(await outbox.subscription(token)).toBe('confirmed');
    });

    test.each(['', 'x', `${'a'.repeat(43)}`, "' or 1=1 --", '\u0000'.repeat(43), 'a'.repeat(100_000)])(
      'an invented token is unknown (%#)',
      async (token) => {
        const results = [outbox.subscription(token), outbox.confirm(token), outbox.unsubscribe(token)];
        expect(await Promise.all(results)).toEqual(['unknown', 'unknown', 'unknown']);
      },
    );
  });

  describe('limits', () => {
    const allowance = { scope: 'contact', key: 'a', limit: 2, windowSeconds: 60 };
    const take = (...over: { key?: string; scope?: string; limit?: number }[]) =>
      outbox.accept(
        contact,
        (over.length === 0 ? [{}] : over).map((one) => ({ ...allowance, ...one })),
      );
    const stored = async () => (await lease(100)).length / mailsFor('contact', { isMuted: false }).length;

    test('so many in a window, then a time to wait, then anew', async () => {
      expect([(await take()).ok, (await take()).ok]).toEqual([true, true]);
      clock.pass(20_500);
      expect(await take()).toEqual({ ok: false, error: { kind: 'limited', retryAfterSeconds: 40 } });
      expect([(await take({ key: 'b' })).ok, (await take({ scope: 'subscribe' })).ok]).toEqual([true, true]);
      expect(await stored()).toBe(4);
      clock.pass(39_500);
      expect(await take()).toMatchObject({ ok: true });
    });

    test('of several the first that is used up is the result, and those behind it are not counted', async () => {
      await take({ key: 'a', limit: 1 }, { key: 'b', limit: 1 });
      expect(await take({ key: 'a', limit: 1 }, { key: 'c', limit: 1 })).toMatchObject({ ok: false });
      expect(await take({ key: 'c', limit: 1 })).toMatchObject({ ok: true });
      expect(await stored()).toBe(2);
    });

    test('beyond one that only mutes a message is stored and reaches the organisers; its sender gets no mail', async () => {
      const muting = { ...allowance, limit: 1, whenUsedUp: 'mute' as const };
      expect((await outbox.accept(contact, [muting])).ok).toBe(true);
      expect((await outbox.accept(group, [muting])).ok).toBe(true);
      const templates = (await lease(100)).map(({ job }) => job.template);
      expect(templates.toSorted()).toEqual(['contact-organiser', 'contact-sender', 'group-organiser']);
    });

    test('an attempt too many counts, though nothing of it is stored', async () => {
      await Promise.all([take(), take(), take()]);
      expect(await take({ limit: 3 })).toMatchObject({ ok: false });
      expect(await take({ limit: 5 })).toMatchObject({ ok: true });
    });

    test('simultaneous requests are all counted', async () => {
      const results = await Promise.all(Array.from({ length: 20 }, () => take()));
      expect(results.filter(({ ok }) => ok)).toHaveLength(2);
      expect(await stored()).toBe(2);
    });
  });

  test('what was stored long enough goes, and nothing else', async () => {
    await accepted();
    await accepted(newsletter('blijft@voorbeeld.be'));
    const mails = await lease();
    const token = String(mails.find(({ job }) => job.data.token)?.job.data.token);
    await outbox.confirm(token);
    await accepted(newsletter());
    clock.pass(14 * DAY_MS);
    expect(await outbox.deleteExpired()).toBe(0);
    clock.pass(1);
    expect(await outbox.deleteExpired()).toBe(1);
    expect(await outbox.subscription(token)).toBe('confirmed');
    // As a site that runs.
    for (let times = 0; times < 9; times += 1) {
      clock.pass(58 * DAY_MS);
      expect(await outbox.deleteExpired()).toBe(0);
    }
    clock.set(new Date('2028-05-21T09:00:00.001Z'));
    expect(await outbox.deleteExpired()).toBe(1);
    expect(await lease()).toEqual([]);
  });

  test('a clock that jumped deletes nothing and says from when, also at the first start, until it is right', async () => {
    await accepted();
    for (const days of [600, 600, -600]) {
      clock.pass(days * DAY_MS);
      expect(await outbox.deleteExpired()).toBeNull();
      expect(await outbox.purgeRefused()).toEqual(START);
      clock.set(START);
      expect(await outbox.deleteExpired()).toBe(0);
    }
    expect([await outbox.purgeRefused(), (await lease()).length]).toEqual([null, 2]);
  });
});
