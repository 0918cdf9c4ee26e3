import { once } from 'node:events';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import type { Mailer, MailJob } from '@inktvis/mail';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outbox } from './outbox.ts';
import { StoreFailure } from './store/driver.ts';
import { freshDatabase } from './testing/databases.ts';
import { openInbox } from './testing/inbox.ts';
import { createRecordingMailer, permanent, temporary } from './testing/mailers.ts';
import { openOutbox } from './testing/outbox.ts';
import { contact } from './testing/submissions.ts';
import { startWorker } from './worker.ts';

const SENT = { ok: true, value: null } as const;
const NEVER_MS = 1_000_000;

let url: string;
const START = new Date('2026-11-21T09:00:00Z');
const clock = settableClock(START);
let outbox: Outbox;
beforeEach(async () => {
  clock.set(START);
  url = await freshDatabase('SQLite');
  outbox = openOutbox(url, clock);
  return () => outbox.close();
});

const due = () => outbox.queue.lease(100);
const start = (mailer: Mailer, over: { intervalMs?: number; outbox?: Outbox; log?: Log } = {}) =>
  startWorker({ outbox, mailer, clock, log: silentLog, intervalMs: NEVER_MS, ...over });

test('sends what was waiting, and what comes in, without being asked again', async () => {
  const mailer = createRecordingMailer();
  await outbox.accept(contact);
  const worker = start(mailer, { intervalMs: 1 });
  await vi.waitFor(() => expect(mailer.jobs).toHaveLength(2));
  await outbox.accept(contact);
  await vi.waitFor(() => expect(mailer.jobs).toHaveLength(4));
  await worker.stop();
  expect(await due()).toEqual([]);
});

test('what fails for now comes again, what is refused does not, and one does not hold up the other', async () => {
  const mailer = createRecordingMailer();
  mailer.respond = ({ template }) => (template === 'contact-organiser' ? temporary : permanent);
  await outbox.accept(contact);
  const worker = start(mailer, { intervalMs: 1 });
  await vi.waitFor(() => expect(mailer.jobs).toHaveLength(2));
  clock.pass(70_000);
  await vi.waitFor(() => expect(mailer.jobs).toHaveLength(3));
  await worker.stop();
  expect(mailer.jobs[2]?.template).toBe('contact-organiser');
});

test('a mailer that breaks counts as one that fails for now, and what it throws is not logged', async () => {
  const warn = vi.fn();
  const mailer = {
    recipientsOf: ({ to }: MailJob) => [to],
    send: vi.fn(() => Promise.reject(new TypeError('an@voorbeeld.be'))),
  };
  await outbox.accept(contact);
  const worker = start(mailer, { log: { ...silentLog, warn, error: warn, info: warn, debug: warn } });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  await worker.stop();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/voorbeeld|Peeters/);
  clock.pass(70_000);
  expect(await due()).toHaveLength(2);
});

test('stopping waits for the mail under way, which is marked', async () => {
  const sending = new EventTarget();
  const finish: (() => void)[] = [];
  const mailer: Mailer = {
    recipientsOf: ({ to }) => [to],
    send: () =>
      new Promise((resolve) => {
        finish.push(() => resolve(SENT));
        sending.dispatchEvent(new Event('sending'));
      }),
  };
  await outbox.accept(contact);
  const begun = once(sending, 'sending');
  const worker = start(mailer);
  await begun;
  const stopped = worker.stop();
  for (const one of finish) one();
  await stopped;
  clock.pass(10 * 60_000);
  expect(await due()).toEqual([]);
});

test('a database that is away is reported once, and the work goes on when it is back', async () => {
  const error = vi.fn();
  const mailer = createRecordingMailer();
  await outbox.accept(contact);
  let away = true;
  const lease: Outbox['queue']['lease'] = (max) => {
    if (away) return Promise.reject(new StoreFailure('unavailable', 'away'));
    return outbox.queue.lease(max);
  };
  const log = { ...silentLog, error, info: vi.fn() };
  const worker = start(mailer, {
    outbox: { ...outbox, queue: { ...outbox.queue, lease } },
    intervalMs: 1,
    log,
  });
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  away = false;
  await vi.waitFor(() => expect(mailer.jobs).toHaveLength(2));
  await worker.stop();
  expect(error).toHaveBeenCalledOnce();
});

test('deletes once a day what was stored long enough, and as soon as a clock that jumped is right', async () => {
  const deleteExpired = vi.fn(outbox.deleteExpired);
  const error = vi.fn();
  const log = { ...silentLog, error };
  const worker = start(createRecordingMailer(), { outbox: { ...outbox, deleteExpired }, intervalMs: 1, log });
  await vi.waitFor(() => expect(deleteExpired).toHaveBeenCalledOnce());
  clock.pass(24 * 3_600_000);
  await vi.waitFor(() => expect(deleteExpired).toHaveBeenCalledTimes(2));
  clock.pass(600 * 86_400_000);
  await vi.waitFor(() => expect(deleteExpired.mock.calls.length).toBeGreaterThan(3));
  clock.pass(-599 * 86_400_000);
  await vi.waitFor(() => expect(deleteExpired.mock.settledResults.at(-1)?.value).toBe(0));
  await worker.stop();
  expect(error).toHaveBeenCalledOnce();
});

describe('a mail to several organisers', () => {
  const BOTH = ['an@inktvis.example', 'bo@inktvis.example'];
  const toBo = (mailer: ReturnType<typeof createRecordingMailer>) =>
    mailer.recipients.filter((recipient) => recipient === BOTH[1]);

  test('is tried again for the recipient that failed, and not for the other', async () => {
    const mailer = createRecordingMailer(BOTH);
    mailer.respond = (_job, recipient) => (recipient === BOTH[0] ? temporary : SENT);
    await outbox.accept(contact);
    const worker = start(mailer, { intervalMs: 1 });
    await vi.waitFor(() => expect(mailer.recipients).toHaveLength(3));
    mailer.respond = () => SENT;
    await vi.waitFor(() => {
      clock.pass(70_000);
      expect(mailer.recipients).toHaveLength(4);
    });
    await worker.stop();
    expect(mailer.recipients.at(-1)).toBe(BOTH[0]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0, dead: 0 });
  });

  test('of whom one is refused is given up with that name, and a retry goes to that one only', async () => {
    const mailer = createRecordingMailer(BOTH);
    mailer.respond = (_job, recipient) => (recipient === BOTH[0] ? permanent : SENT);
    const { outbox: own, inbox } = await openInbox(url, clock);
    await own.accept(contact);
    const error = vi.fn();
    const worker = start(mailer, { intervalMs: 1, outbox: own, log: { ...silentLog, error } });
    await vi.waitFor(async () => expect(await own.counts()).toMatchObject({ waiting: 0, dead: 1 }));
    // No name in the log.
    expect(error.mock.calls).toEqual([[expect.objectContaining({ problem: 'refused' }), expect.anything()]]);
    expect(await inbox('dead')).toContain('an@inktvis.example: refused');
    expect(await inbox('dead')).not.toContain('bo@inktvis.example');
    mailer.respond = () => SENT;
    await inbox('retry', '--alles');
    await vi.waitFor(async () => expect(await own.counts()).toMatchObject({ waiting: 0, dead: 0 }));
    await worker.stop();
    expect(toBo(mailer)).toHaveLength(1);
    await own.close();
  });
});

describe('alerts to the operators', () => {
  const ADMIN = 'beheer@inktvis.example';
  const alerts = (mailer: ReturnType<typeof createRecordingMailer>) =>
    mailer.jobs.filter(({ template }) => template.startsWith('alert'));

  test('is notified once of mails that were given up', async () => {
    const mailer = createRecordingMailer([ADMIN], [ADMIN]);
    mailer.respond = ({ template }) => (template.startsWith('alert') ? SENT : permanent);
    await outbox.accept(contact);
    const worker = start(mailer, { intervalMs: 1 });
    await vi.waitFor(() => expect(alerts(mailer)).toHaveLength(1));
    expect(alerts(mailer)[0]?.data.mails).toBe(2);
    clock.pass(1);
    await outbox.accept(contact);
    await vi.waitFor(async () => expect(await outbox.counts()).toMatchObject({ waiting: 0, dead: 4 }));
    expect(alerts(mailer)).toHaveLength(1);
    clock.pass(3_600_000);
    await vi.waitFor(() => expect(alerts(mailer)).toHaveLength(2));
    await worker.stop();
    expect(alerts(mailer)[1]?.data.mails).toBe(4);
  });

  test('sends nothing without addresses for alerts', async () => {
    const mailer = createRecordingMailer();
    mailer.respond = () => permanent;
    await outbox.accept(contact);
    const claim = vi.fn(outbox.alerts.claim);
    const worker = start(mailer, {
      intervalMs: 1,
      outbox: { ...outbox, alerts: { ...outbox.alerts, claim } },
    });
    await vi.waitFor(() => expect(mailer.jobs.length).toBeGreaterThanOrEqual(1));
    await worker.stop();
    expect(claim).not.toHaveBeenCalled();
  });
});
