import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { mailsFor } from '@inktvis/mail';
import { z } from 'zod';
import { createOutbox } from '../outbox.ts';
import type { Driver } from '../store/driver.ts';
import { openDriver } from '../store/open-driver.ts';
import { startWorker } from '../worker.ts';
import { createRecordingMailer } from './mailers.ts';

const SPREAD_MS = 20;
const MAX_PER_RUN = 75;
const program = join(import.meta.dirname, 'accept-and-send.ts');

/** Starts the program and kills it soon after it acknowledged `after` submissions; gives what it acknowledged. */
async function runAndKill(url: string, mailFile: string, after: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, url, mailFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    // Some ms later, so that it is not always killed right after a commit.
    if (acknowledged.length === after) setTimeout(() => child.kill('SIGKILL'), Math.random() * SPREAD_MS);
  }
  await ended;
  if (acknowledged.length < after) throw new Error('the program ended by itself');
  return acknowledged;
}

/** One run of the program: what it acknowledged, and how many mails were sent in all when it was killed. */
type Run = { readonly acknowledged: readonly string[]; readonly mails: number };

/** Runs the program on one database, killing it at random times, until enough submissions were acknowledged. */
export async function crashUntil(options: {
  readonly url: string;
  readonly mailFile: string;
  readonly submissions: number;
}): Promise<readonly Run[]> {
  const { url, mailFile, submissions } = options;
  const runs: Run[] = [];
  for (let count = 0; count < submissions; ) {
    const acknowledged = await runAndKill(url, mailFile, 1 + Math.floor(Math.random() * MAX_PER_RUN));
    runs.push({ acknowledged, mails: mailsIn(mailFile).length });
    count += acknowledged.length;
  }
  return runs;
}

/** The mails that were sent, each as `id template`, in order. */
function mailsIn(mailFile: string): string[] {
  return existsSync(mailFile) ? readFileSync(mailFile, 'utf8').split('\n').filter(Boolean) : [];
}

/** What became of everything, after all runs of the program and the one that finished its work. */
type Account = {
  readonly acknowledged: number;
  /** In the database, including what was stored but not acknowledged before the kill. */
  readonly stored: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** Acknowledged under a number that was given out before, or stored more than once. */
  readonly twice: number;
  /** Mails of what was stored that were never sent. */
  readonly missing: number;
  /** Mails of nothing that was stored. */
  readonly unexpected: number;
  /** Mails that were sent again. */
  readonly repeats: number;
  /** Of those, the ones first sent in the last round before a kill, which could not be marked any more. */
  readonly explained: number;
};

const HOUR_MS = 3_600_000;
const POLL_MS = 50;
/** Mails that the worker sends at the same time. */
const ROUND = 4;

const idRow = z.object({ id: z.string() });
const mailName = (id: string, template: string): string => `${id} ${template}`;

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
  const worker = startWorker({
    outbox,
    mailer,
    clock,
    log: silentLog,
    intervalMs: 1,
  });
  const open = () => driver.all(idRow, `select id from outbox where state = 'waiting' limit 1`);
  while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  await worker.stop();
  return mailer.jobs.map(({ id, template }) => mailName(id, template));
}

/** Finishes the work and counts. */
export async function accountOf(url: string, mailFile: string, runs: readonly Run[]): Promise<Account> {
  const driver = await openDriver(url);
  const stored = (await driver.all(idRow, 'select id from submissions')).map(({ id }) => id);
  const before = mailsIn(mailFile);
  const after = await finish(driver);
  await driver.close();

  const acknowledged = runs.flatMap((run) => run.acknowledged);
  const known = new Set(stored);
  const wanted = new Set(
    stored.flatMap((id) => mailsFor('contact', { isMuted: false }).map((template) => mailName(id, template))),
  );
  const sent = [...before, ...after];
  const all = new Set(sent);
  const again = repeated(sent);
  const lastRounds = new Set(runs.flatMap(({ mails }) => before.slice(Math.max(0, mails - ROUND), mails)));
  return {
    acknowledged: acknowledged.length,
    stored: stored.length,
    lost: acknowledged.filter((id) => !known.has(id)).length,
    twice: repeated(acknowledged).length + repeated(stored).length,
    missing: [...wanted].filter((mail) => !all.has(mail)).length,
    unexpected: [...all].filter((mail) => !wanted.has(mail)).length,
    repeats: again.length,
    explained: again.filter((mail) => lastRounds.has(mail)).length,
  };
}

/** How many mails were sent again, and why. */
export const describeRepeats = ({ acknowledged, stored, repeats, explained }: Account): string =>
  `Stored and not acknowledged: ${stored - acknowledged}. Repeats: ${repeats}, of which ${explained} were sent in the last round ` +
  'before a kill and could not be marked as sent. They carry the same Message-ID.';
