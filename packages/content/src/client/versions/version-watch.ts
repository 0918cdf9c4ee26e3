import type { Log } from '@inktvis/foundation/log';

/** How often the version of the space is requested, in ms. */
type PollIntervals = {
  /** After the start, after a publication, and during editing. */
  readonly quickMs: number;
  /** At rest. */
  readonly restMs: number;
};

/** How long after a sign of editing the next publication is expected soon: editors work in sessions. */
const QUICK_FOR_MS = 15 * 60_000;
/** A known version outlives the next poll by this, so that readers need not ask. */
const MAX_AGE_MARGIN_MS = 10_000;

export type PollPace = ReturnType<typeof createPollPace>;

/**
 * Quick while something happens, slow at rest: a month has a budget of requests (storyblok.com/docs/technical-limits).
 */
export function createPollPace(
  { quickMs, restMs }: PollIntervals,
  now: () => number = () => performance.now(),
) {
  let activeAt = now();
  const everyMs = () => (now() - activeAt < QUICK_FOR_MS ? quickMs : restMs);
  return {
    /** Something was published, or is being edited. */
    touch(): void {
      activeAt = now();
    },
    everyMs,
    /** How long a version that was polled counts as current. */
    maxAgeMs: (): number => everyMs() + MAX_AGE_MARGIN_MS,
  };
}

/** The versions that the instances of a site received, sent to all of them. */
export type SharedVersions = {
  publishVersion(version: number): Promise<void>;
  subscribeVersion(listener: (version: number) => void): void;
};

type VersionWatchOptions = {
  /** The version of the space now; null when the content service does not respond. */
  readonly look: () => Promise<number | null>;
  /** Another instance received this version just now; false when another one is known here. */
  readonly confirm: (version: number) => boolean;
  /** Something changed without a notification: every page counts as stale. */
  readonly onUnannounced: (version: number) => void;
  readonly pace: PollPace;
  readonly log: Pick<Log, 'error'>;
  readonly now?: () => number;
};

/**
 * After this time from the start and from each change everything counts as stale once again: behind a notification that
 * arrived there may be another that was lost, two publications in one second have the same version, and responses may
 * run behind the version.
 */
const SETTLE_MS = 30_000;
/** After a notification that came before the version moved: the vendor caches the version for two seconds. */
const AGAIN_AFTER_MS = [1_000, 2_000, 4_000];
/** Polls come up to this share early, so that instances do not poll at the same time. */
const JITTER = 0.1;

/** Polls at a pace, from `start` until its signal is aborted. `check` rejects when the version cannot be read. */
function createPolling({ pace, log, now }: Pick<Required<VersionWatchOptions>, 'pace' | 'log' | 'now'>) {
  let check = async (): Promise<void> => {};
  let closing: AbortSignal | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pollAt = Number.POSITIVE_INFINITY;

  async function poll(): Promise<void> {
    clearTimeout(timer);
    pollAt = Number.POSITIVE_INFINITY;
    await check().catch((error: unknown) => logUnread(log, error));
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (closing === null || closing.aborted) return;
    const delay = pace.everyMs() * (1 - JITTER * Math.random());
    pollAt = now() + delay;
    timer = setTimeout(poll, delay);
    timer.unref();
  }

  return {
    poll,
    schedule,
    start(signal: AbortSignal, eachTime: () => Promise<void>): void {
      check = eachTime;
      closing = signal;
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    /** The pace may have become quick: polls sooner. */
    touch(): void {
      pace.touch();
      if (Number.isFinite(pollAt) && pollAt - now() > pace.everyMs()) schedule();
    },
    isClosed: () => closing?.aborted === true,
  };
}

/**
 * Asks for the version a few times more, after a notification that came before the version moved. `ask` tells whether
 * it has moved; the returned function adds what is called then.
 */
function createFollowUps(ask: () => Promise<boolean>) {
  let listeners: (() => void)[] = [];
  let delays: number[] = [];
  let isAsking = false;

  return async (onMoved: () => void): Promise<void> => {
    listeners.push(onMoved);
    delays = [...AGAIN_AFTER_MS];
    if (isAsking) return;
    isAsking = true;
    for (let delay = delays.shift(); delay !== undefined; delay = delays.shift()) {
      await unreferencedSleep(delay);
      if (!(await ask())) continue;
      for (const listener of listeners) listener();
      break;
    }
    listeners = [];
    isAsking = false;
  };
}

/** Recovers from lost webhooks: detects that the version of the space changed without a notification. */
export function createVersionWatch(options: VersionWatchOptions) {
  const { look, confirm, onUnannounced, pace, log, now = () => performance.now() } = options;
  const polling = createPolling({ pace, log, now });
  let shared: SharedVersions | undefined;
  let known: number | null = null;
  let announcements = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let settleAt = Number.POSITIVE_INFINITY;

  function observe(version: number): void {
    const isFirst = known === null;
    const isChanged = version !== known;
    if (isChanged) changedAt = now();
    else if (now() < settleAt) return;
    known = version;
    settleAt = changedAt + SETTLE_MS > now() ? changedAt + SETTLE_MS : Number.POSITIVE_INFINITY;
    // Nothing was stored before the first look.
    if (isFirst) return;
    if (isChanged) pace.touch();
    onUnannounced(version);
  }

  /** The space moved to a version whose publication was announced. */
  function accept(version: number): void {
    known = version;
    changedAt = now();
    settleAt = Math.min(settleAt, changedAt + SETTLE_MS);
  }

  async function ask(): Promise<number | null> {
    const version = await look();
    if (version !== null) void shared?.publishVersion(version);
    return version;
  }

  async function check(): Promise<void> {
    const before = announcements;
    const version = await ask();
    // What was announced during the read may be newer than what was read.
    if (version !== null && announcements === before) observe(version);
  }

  const followUp = createFollowUps(async () => {
    const version = polling.isClosed() ? null : await ask();
    if (version === null || version === known) return false;
    accept(version);
    return true;
  });

  return {
    /** Begins to poll, until `signal` is aborted, and shares what it finds with the other instances. */
    start(signal: AbortSignal, others?: SharedVersions): void {
      shared = others;
      polling.start(signal, check);
      others?.subscribeVersion((version) => {
        if (signal.aborted) return;
        if (!confirm(version)) return void polling.poll();
        observe(version);
        polling.schedule();
      });
      void polling.poll();
    },
    /** Called during editing: a publication may follow. */
    touch: polling.touch,
    /**
     * A publication was processed while the space was at this version. When that is the version from before, it is
     * asked for again a few times; `onMoved` is called when it moves.
     */
    announced(version: number | null, onMoved: () => void): void {
      polling.touch();
      if (version === null) return;
      const hasMoved = version !== known;
      announcements += 1;
      accept(version);
      if (!hasMoved) followUp(onMoved).catch((error: unknown) => logUnread(log, error));
    },
  };
}

const logUnread = (log: VersionWatchOptions['log'], error: unknown) =>
  log.error({ err: error }, 'the version of the space could not be read');

const unreferencedSleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
