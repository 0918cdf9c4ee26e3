import { spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { coreSeconds, cpuSeconds } from './cpu.ts';
import { postAtPace } from './form-posts.ts';
import { freePort, type Started, startAndWait } from './processes.ts';
import { median, percentile } from './statistics.ts';
import { startSite, type Target } from './targets.ts';

/** What one run of messages cost the site. */
export type Accepting = {
  /** Whether the site mails too, or leaves that to `npm run worker`. */
  readonly mailsToo: boolean;
  readonly offered: number;
  /** Answered with 200. */
  readonly accepted: number;
  /** In the database afterwards, once, with both mails. */
  readonly kept: number;
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
export type OutboxFigures = {
  /** One write that waits for this disk, in ms. */
  readonly syncMs: number;
  /** Whether the site was held on one core. */
  readonly pinned: boolean;
  readonly runs: readonly Accepting[];
};

/** Messages per second and for how many seconds. */
export const OFFERED = { perSecond: 300, seconds: 20 };
const WARM_UP = 600;
const CORE = '0';
const SYNCS = 100;
const DOMAIN = 'meting.example';

const root = join(import.meta.dirname, '..');

/** How many messages the site accepts. Takes about a minute; null when the site is not built. */
export async function measureOutbox(): Promise<OutboxFigures | null> {
  // Not the folder for temporary files, which may be in memory.
  mkdirSync(join(root, 'var'), { recursive: true });
  const folder = mkdtempSync(join(root, 'var', 'bench-'));
  try {
    const runs: Accepting[] = [];
    let pinned = true;
    for (const mailsToo of [false, true]) {
      const run = await measureRun(join(folder, `${mailsToo}.db`), mailsToo);
      if (!run) return null;
      runs.push(run.figures);
      pinned &&= run.pinned;
    }
    return { syncMs: measureSync(join(folder, 'sync')), pinned, runs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRun(file: string, mailsToo: boolean) {
  const post = mailsToo ? await startPost() : null;
  try {
    const site = await startSite({
      DATABASE_URL: `file:${file}`,
      MAIL_WORKER: mailsToo ? 'on' : 'off',
      ...(post && { MAIL_URL: post.mailUrl }),
      // Counted, and never reached.
      FORM_LIMIT_PER_VISITOR: '1000000',
      FORM_LIMIT_TOTAL: '1000000',
    });
    if (!site) return null;
    try {
      const pinned = pin(site.pid);
      return { pinned, figures: { mailsToo, ...(await measureAt(site, file)) } };
    } finally {
      await site.stop();
    }
  } finally {
    await post?.service.stop();
  }
}

async function measureAt(site: Target, file: string): Promise<Omit<Accepting, 'mailsToo'>> {
  const url = `${site.origin}/api/contact`;
  const { perSecond, seconds } = OFFERED;
  const offered = perSecond * seconds;
  await postAtPace(url, messages('warm', WARM_UP), perSecond);
  const before = cpuSeconds(site.pid);
  const coreBefore = coreSeconds(CORE);
  const answers = await postAtPace(url, messages('lezer', offered), perSecond);
  const used = cpuSeconds(site.pid) - before;
  const usedByAll = coreSeconds(CORE) - coreBefore;
  const passed = Math.max(...answers.map(({ at }) => at)) / 1000;
  const times = answers.map(({ ms }) => ms);
  const accepted = answers.filter(({ status }) => status === 200).length;
  return {
    offered,
    accepted,
    kept: keptIn(file, 'lezer'),
    perSecond: accepted / passed,
    medianMs: median(times),
    p99Ms: percentile(times, 0.99),
    slowestMs: Math.max(...times),
    cores: used / passed,
    others: Math.max(0, usedByAll - used) / passed,
  };
}

/** Messages of the size that people write; each from somebody else, so that none counts as a repeat. */
const messages = (who: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    firstName: 'Reinaert',
    lastName: 'de Vos',
    email: `${who}-${at}@${DOMAIN}`,
    message: `Mag de hond mee naar de leeshoek? ${'Hij leest zelf niet, maar luistert graag. '.repeat(8)}`,
  }));

/** Messages that are there once, each with its two mails. */
function keptIn(file: string, who: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare(
      `select count(*) as n from (
         select email from submissions join outbox on submission_id = submissions.id
         where email like ? group by email having count(*) = 2 and count(distinct submissions.id) = 1)`,
    )
    .get(`${who}-%@${DOMAIN}`);
  database.close();
  return Number(row?.n);
}

/** The embedded mail service, on free ports. */
async function startPost(): Promise<{ readonly service: Started; readonly mailUrl: string }> {
  const smtpPort = await freePort();
  const httpPort = await freePort();
  const service = await startAndWait(
    [process.execPath, join(root, 'embedded', 'mail', 'src', 'main.ts')],
    `http://127.0.0.1:${httpPort}/healthz`,
    { MAIL_PORT: String(smtpPort), MAIL_HTTP_PORT: String(httpPort), MAIL_IN_PRODUCTION: 'on' },
  );
  return { service, mailUrl: `smtp://127.0.0.1:${smtpPort}` };
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
