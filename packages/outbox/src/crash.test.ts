import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { mailsFor } from '@inktvis/mail';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createOutbox } from './outbox.ts';
import type { Driver } from './store/driver.ts';
import { openDriver } from './store/open-driver.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { createRecordingMailer } from './testing/mailers.ts';
import { runUntilKilled } from './testing/run-until-killed.ts';
import { startWorker } from './worker.ts';

const SUBMISSIONS = 150;
const MAX_PER_RUN = 75;
const SPREAD_MS = 20;
const HOUR_MS = 3_600_000;
const POLL_MS = 50;
/** Mails that the worker sends at the same time. */
const ROUND = 4;
const idRow = z.object({ id: z.string() });

const folder = temporaryFolder();

/** Starts a program and kills it soon after it acknowledged some things; gives what it acknowledged. */
async function runAndKill(...program: Parameters<typeof runUntilKilled>[0]): Promise<string[]> {
  const after = 1 + Math.floor(Math.random() * MAX_PER_RUN);
  const acknowledged = await runUntilKilled(program, ({ length }, kill) => {
    // Some ms later, so that it is not always killed right after a commit.
    if (length === after) setTimeout(kill, Math.random() * SPREAD_MS);
  });
  if (acknowledged.length < after) throw new Error('the program ended by itself');
  return acknowledged;
}

/** The mails that were sent, each as `id template`, in order. */
const mailsIn = (mailFile: string): string[] =>
  existsSync(mailFile) ? readFileSync(mailFile, 'utf8').split('\n').filter(Boolean) : [];

/** Everything that was there before, once for each time. */
function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.has(one) || !seen.add(one));
}

/** An hour later, when the leases have expired: sends the rest. Gives the mails. */
async function finish(driver: Driver): Promise<string[]> {
  const clock = offsetClock(new Date(systemClock.now().getTime() + HOUR_MS));
  const outbox = createOutbox({ driver, clock, log: silentLog });
  const mailer = createRecordingMailer();
  const worker = startWorker({ outbox, mailer, clock, log: silentLog, intervalMs: 1 });
  const open = () => driver.all(idRow, `select id from outbox where state = 'waiting' limit 1`);
  while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  await worker.stop();
  return mailer.jobs.map(({ id, template }) => `${id} ${template}`);
}

describe.each(DATABASES)('killed at random moments, with %s', (kind) => {
  test('nothing that was acknowledged is lost, and all its mails are sent', async () => {
    const url = await freshDatabase(kind);
    const mailFile = join(folder, `${kind}.txt`);
    const acknowledged: string[] = [];
    /** Sent in the last round before a kill, so perhaps not marked any more. */
    const lastRounds = new Set<string>();
    while (acknowledged.length < SUBMISSIONS) {
      acknowledged.push(...(await runAndKill('accept-and-send.ts', url, mailFile)));
      for (const mail of mailsIn(mailFile).slice(-ROUND)) lastRounds.add(mail);
    }
    const driver = await openDriver(url);
    const stored = (await driver.all(idRow, 'select id from submissions')).map(({ id }) => id);
    const sent = [...mailsIn(mailFile), ...(await finish(driver))];
    await driver.close();

    expect([...repeated(acknowledged), ...repeated(stored)]).toEqual([]);
    const known = new Set(stored);
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
    const templates = mailsFor('contact', { isMuted: false });
    expect(new Set(sent)).toEqual(new Set(stored.flatMap((id) => templates.map((name) => `${id} ${name}`))));
    const repeats = repeated(sent);
    console.info(`${kind}: ${repeats.length} mails were sent again, with the same Message-ID.`);
    expect(repeats.filter((mail) => !lastRounds.has(mail))).toEqual([]);
  }, 180_000);

  test('no report of a queue that was acknowledged is lost', async () => {
    const url = await freshDatabase(kind);
    const acknowledged: string[] = [];
    for (let run = 0; run < 4; run += 1) acknowledged.push(...(await runAndKill('report-queues.ts', url)));
    const driver = await openDriver(url);
    const stored = (await driver.all(idRow, 'select id from signing_reports')).map(({ id }) => id);
    await driver.close();
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  }, 180_000);
});
