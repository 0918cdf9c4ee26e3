import { spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contactValues } from '@inktvis/e2e/contact-values';
import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { sendAtPace } from '../load.ts';
import { part } from '../part.ts';
import { coreSeconds, cpuSeconds } from '../process-usage.ts';
import { type Site, withSite } from '../site.ts';
import { median, percentile } from '../statistics.ts';

/** What one run of messages cost the site. */
type Accepting = {
  /** Whether the site mails too, or leaves that to `npm run worker`. */
  readonly mailsToo: boolean;
  readonly offered: number;
  /** Answered with 200. */
  readonly accepted: number;
  /** In the database afterwards, once, with both mails. */
  readonly stored: number;
  readonly perSecond: number;
  /** From the moment a visitor sends, as the visitor sees it. */
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** CPU time of the site over the time that passed: 1 is a whole core. */
  readonly cores: number;
  /** The same of all others on the core that the site is held on: meanwhile the site waits, and so do its visitors. */
  readonly others: number;
};

/** What the contact form takes: `POST /api/contact` of the built site, SQLite on a disk. */
type OutboxFigures = {
  /** One write that waits for this disk, in ms. */
  readonly syncMs: number;
  /** Whether the site was held on one core. */
  readonly pinned: boolean;
  readonly runs: readonly Accepting[];
};

/** Messages per second and for how many seconds. */
const OFFERED = { perSecond: 300, seconds: 20 };
const WARM_UP = 600;
const CORE = '0';
const SYNCS = 100;
const DOMAIN = 'meting.example';

const root = join(import.meta.dirname, '..', '..');

/** How many messages the site accepts. Takes about a minute. */
export const outbox = part<OutboxFigures>('outbox', {
  async measure() {
    // Not the folder for temporary files, which may be in memory.
    mkdirSync(join(root, 'var'), { recursive: true });
    const folder = mkdtempSync(join(root, 'var', 'bench-'));
    try {
      const runs: Accepting[] = [];
      let pinned = true;
      for (const mailsToo of [false, true]) {
        const file = join(folder, `${mailsToo}.db`);
        await withSite({ mail: mailsToo, env: { DATABASE_URL: `file:${file}` } }, async (site) => {
          pinned = pin(site.pid) && pinned;
          runs.push({ mailsToo, ...(await measureAt(site, file)) });
        });
      }
      return { syncMs: measureSync(join(folder, 'sync')), pinned, runs };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  print({ syncMs, pinned, runs }) {
    const { perSecond, seconds } = OFFERED;
    console.log(
      `\n${perSecond} messages per second for ${seconds} s, POST /api/contact, SQLite; ${pinned ? 'on one core' : 'not held on one core'}; a synced write takes ${ms(syncMs)}`,
    );
    const rows = runs.map((run) => [
      run.mailsToo ? 'mails in the same process' : 'mails left to others',
      {
        offered: run.offered,
        accepted: run.accepted,
        stored: run.stored,
        'per second': Math.round(run.perSecond),
        median: ms(run.medianMs),
        '99 %': ms(run.p99Ms),
        slowest: ms(run.slowestMs),
        cores: run.cores.toFixed(2),
        'others there': run.others.toFixed(2),
      },
    ]);
    console.table(Object.fromEntries(rows));
    console.log(
      `Limits: at least ${LIMITS.acceptedPerSecond.min} per second, each stored, 99 % within ${LIMITS.acceptingMs.max} ms, ${LIMITS.acceptingCores.max} core`,
    );
  },
  judge: ({ runs }) =>
    runs.flatMap(({ mailsToo, offered, accepted, stored, perSecond, p99Ms, cores }) => {
      const name = mailsToo ? 'messages, with mails' : 'messages';
      return [
        ...outside(`${name}: accepted`, accepted, { min: offered, max: offered }),
        ...outside(`${name}: stored`, stored, { min: accepted, max: accepted }),
        ...outside(`${name}: accepted per second`, perSecond, LIMITS.acceptedPerSecond),
        ...outside(`${name}: 99 % of the responses (ms)`, p99Ms, LIMITS.acceptingMs),
        ...outside(`${name}: cores`, cores, LIMITS.acceptingCores),
      ];
    }),
});

async function measureAt(site: Site, file: string): Promise<Omit<Accepting, 'mailsToo'>> {
  const url = `${site.origin}/api/contact`;
  const { perSecond, seconds } = OFFERED;
  const offered = perSecond * seconds;
  await sendAtPace(messages(url, 'warm', WARM_UP), perSecond);
  const before = cpuSeconds(site.pid);
  const coreBefore = coreSeconds(CORE);
  const responses = await sendAtPace(messages(url, 'lezer', offered), perSecond);
  const used = cpuSeconds(site.pid) - before;
  const usedByAll = coreSeconds(CORE) - coreBefore;
  const passed = Math.max(...responses.map(({ at, ms }) => at + ms)) / 1000;
  const times = responses.map(({ ms }) => ms);
  const accepted = responses.filter(({ status }) => status === 200).length;
  return {
    offered,
    accepted,
    stored: storedIn(file, 'lezer'),
    perSecond: accepted / passed,
    medianMs: median(times),
    p99Ms: percentile(times, 0.99),
    slowestMs: Math.max(...times),
    cores: used / passed,
    others: Math.max(0, usedByAll - used) / passed,
  };
}

/** Messages of the size that people write; each from another sender, so that none counts as a repeat. */
const messages = (url: string, sender: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url,
    json: {
      ...contactValues(`${sender}-${at}@${DOMAIN}`),
      message: `Mag de hond mee naar de leeshoek? ${'Hij leest zelf niet, maar luistert graag. '.repeat(8)}`,
    },
  }));

/** Messages that are there once, each with its two mails. */
function storedIn(file: string, sender: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare(
      `select count(*) as n from (
         select email from submissions join outbox on submission_id = submissions.id
         where email like ? group by email having count(*) = 2 and count(distinct submissions.id) = 1)`,
    )
    .get(`${sender}-%@${DOMAIN}`);
  database.close();
  return Number(row?.n);
}

/** Holds a process with all its threads on one core, where the system can (Linux). */
const pin = (pid: number): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', CORE, String(pid)]).status === 0;

function measureSync(file: string): number {
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(4096);
  const times = Array.from({ length: SYNCS }, () => {
    const since = performance.now();
    writeSync(handle, block);
    fdatasyncSync(handle);
    return performance.now() - since;
  });
  closeSync(handle);
  return median(times);
}
