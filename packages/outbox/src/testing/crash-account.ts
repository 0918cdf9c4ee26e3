import { rehearsalClock, systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { z } from 'zod';
import { MAILS } from '../mails.ts';
import { createOutbox } from '../open-outbox.ts';
import type { Driver } from '../store/driver.ts';
import { openDriver } from '../store/open-driver.ts';
import { startWorker } from '../worker.ts';
import { type Life, mailsIn } from './crash.ts';
import { createPost } from './mailers.ts';

/** What became of everything, after all lives of the program and of the one that finished its work. */
export type Account = {
  readonly acknowledged: number;
  /** In the database: also what was kept and never acknowledged, because the blow fell in between. */
  readonly kept: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** Acknowledged under a number that was given out before, or kept more than once. */
  readonly twice: number;
  /** Mails that should leave: two for each that was kept. */
  readonly wanted: number;
  /** Mails that left before one of the blows, and after the last. */
  readonly sentBefore: number;
  readonly sentAfter: number;
  /** Wanted, and never sent. */
  readonly missing: number;
  /** Sent, and not wanted. */
  readonly strange: number;
  /** Mails that left once more. */
  readonly repeats: number;
  /** Of those, the ones that left at first in the last round before a blow, which was not written down any more. */
  readonly explained: number;
};

const HOUR_MS = 3_600_000;
const LOOK_MS = 50;
/** Mails that the worker sends at the same time, by default. */
const ROUND = 4;

const idRow = z.object({ id: z.string() });
const mailName = (id: string, template: string): string => `${id} ${template}`;

/** Everything that was there before, once for each time. */
function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.has(one) || !seen.add(one));
}

/** An hour later, when the leases of the dead have ended: somebody finishes their work. Gives the mails. */
async function finish(driver: Driver): Promise<string[]> {
  const clock = rehearsalClock(new Date(systemClock.now().getTime() + HOUR_MS));
  const outbox = createOutbox({ driver, clock, log: silentLog });
  const post = createPost();
  const yieldBetweenRounds = async () => undefined;
  const worker = startWorker({
    outbox,
    mailer: post,
    clock,
    log: silentLog,
    intervalMs: 1,
    concurrency: 50,
    yieldBetweenRounds,
  });
  const open = () => driver.all(idRow, `select id from outbox where state = 'waiting' limit 1`);
  while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await worker.stop();
  return post.jobs.map(({ id, template }) => mailName(id, template));
}

/** Lets the work of the dead be finished, and counts. */
export async function accountOf(url: string, mailFile: string, lives: readonly Life[]): Promise<Account> {
  const driver = await openDriver(url);
  const kept = (await driver.all(idRow, 'select id from submissions')).map(({ id }) => id);
  const before = mailsIn(mailFile);
  const after = await finish(driver);
  await driver.close();

  const acknowledged = lives.flatMap((life) => life.acknowledged);
  const known = new Set(kept);
  const wanted = new Set(kept.flatMap((id) => MAILS.contact.map((template) => mailName(id, template))));
  const sent = [...before, ...after];
  const all = new Set(sent);
  const again = repeated(sent);
  const lastRounds = new Set(lives.flatMap(({ mails }) => before.slice(Math.max(0, mails - ROUND), mails)));
  return {
    acknowledged: acknowledged.length,
    kept: kept.length,
    lost: acknowledged.filter((id) => !known.has(id)).length,
    twice: repeated(acknowledged).length + repeated(kept).length,
    wanted: wanted.size,
    sentBefore: before.length,
    sentAfter: after.length,
    missing: [...wanted].filter((mail) => !all.has(mail)).length,
    strange: [...all].filter((mail) => !wanted.has(mail)).length,
    repeats: again.length,
    explained: again.filter((mail) => lastRounds.has(mail)).length,
  };
}

/** How many mails left once more, and why, in words. */
export const describeRepeats = ({ acknowledged, kept, repeats, explained }: Account): string =>
  `Kept and not acknowledged: ${kept - acknowledged}; the blow fell between the two. Repeats: ${repeats}, of which ` +
  `${explained} had left in the last round before a blow and were not written down as sent. They carry the same Message-ID.`;
