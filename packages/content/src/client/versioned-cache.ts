import type { LastGoodStore } from '@inktvis/foundation/last-good';
import { err, ok, type Result } from '@inktvis/foundation/result';
import type { Answer } from './transport.ts';
import type { ReadError } from './types.ts';

export type VersionedCacheOptions = {
  /** The content version of the service. */
  readonly version: () => Answer<number>;
  readonly store: LastGoodStore;
  /** How long a known version counts as current, in ms. */
  readonly versionMaxAgeMs: number;
  /** A visitor waits at most this long, in ms; then the last good copy answers (requirements 9). */
  readonly deadlineMs: number;
  /** After a failure the service is left alone for this long, in ms. */
  readonly restMs: number;
  readonly maxEntries: number;
  readonly onFailure: (key: string, error: ReadError) => void;
  readonly now?: () => number;
};

type Entry = {
  /** Content version and announcement it was read under; null for a copy from disk. */
  readonly stamp: string | null;
  /** Answers to later questions are never replaced by answers to earlier ones. */
  readonly turn: number;
  readonly value: unknown;
  readonly tags: readonly string[];
};

const UNAVAILABLE: ReadError = { kind: 'unavailable', message: 'no answer in time' };

/** A read: how to ask the service (gives wire data) and how to understand it. */
export type Question<W, T> = {
  readonly key: string;
  readonly fetch: () => Answer<W>;
  readonly parse: (wire: W) => Result<T, ReadError>;
  /** Checks a copy from disk, which an older build may have written; undefined when it cannot be used. */
  readonly revive: (wire: unknown) => W | undefined;
  /** Whether the answer is worth keeping on disk. */
  readonly keep?: (wire: W) => boolean;
  /** What the answer depends on (`dependencies.ts`). */
  readonly tags?: (wire: W) => readonly string[];
};

/** What a read leant on: its tags, and whether a last good copy had to stand in for the present answer. */
export type Note = (tags: readonly string[], outdated: boolean) => void;

/**
 * Answers are kept per content version: while nothing is published nothing is asked again. When the service does not
 * answer, the last good answer does, from memory or from disk; only what was never read is an error.
 */
export function createVersionedCache(options: VersionedCacheOptions) {
  const now = options.now ?? (() => performance.now());
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Result<Entry, ReadError>>>();
  let known: { version: number; at: number } | null = null;
  let checking: Promise<void> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;
  /** Counts the announcements: two publications in one second may leave the version as it is. */
  let epoch = 0;
  let turns = 0;

  const rest = () => {
    restUntil = now() + options.restMs;
  };

  async function check(): Promise<void> {
    const started = epoch;
    const answer = await options.version();
    if (started !== epoch) return;
    if (answer.ok) known = { version: answer.value, at: now() };
    else {
      rest();
      options.onFailure('version', answer.error);
    }
  }

  function checkOnce(): Promise<void> {
    if (checking) return checking;
    const mine = check().finally(() => {
      if (checking === mine) checking = null;
    });
    checking = mine;
    return mine;
  }

  /** Version and announcement that answers are kept under; null when the version is too old to go by. */
  const currentStamp = (): string | null =>
    known && now() - known.at < options.versionMaxAgeMs ? `${known.version}.${epoch}` : null;

  /** The same, after asking for the version; null while the service rests after a failure. */
  async function askedStamp(): Promise<string | null> {
    for (;;) {
      const stamp = currentStamp();
      if (stamp !== null) return stamp;
      if (now() < restUntil) return null;
      const started = epoch;
      await checkOnce();
      if (started === epoch) return now() < restUntil || !known ? null : `${known.version}.${epoch}`;
    }
  }

  const remember = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > options.maxEntries) entries.delete(entries.keys().next().value ?? key);
  };

  async function refresh<W, T>(question: Question<W, T>, stamp: string): Promise<Result<Entry, ReadError>> {
    turns += 1;
    const turn = turns;
    const answer = await question.fetch();
    if (!answer.ok) {
      if (answer.error.kind === 'unavailable') rest();
      options.onFailure(question.key, answer.error);
      return answer;
    }
    const parsed = question.parse(answer.value);
    if (!parsed.ok) {
      options.onFailure(question.key, parsed.error);
      return parsed;
    }
    const entry = { stamp, turn, value: parsed.value, tags: question.tags?.(answer.value) ?? [] };
    if ((entries.get(question.key)?.turn ?? 0) > turn) return ok(entry);
    remember(question.key, entry);
    if (question.keep?.(answer.value) ?? true) await options.store.save(question.key, answer.value);
    return ok(entry);
  }

  /** One flight for all who ask the same under the same stamp. */
  function fly<W, T>(question: Question<W, T>, stamp: string): Promise<Result<Entry, ReadError>> {
    const name = `${stamp} ${question.key}`;
    const under = flights.get(name);
    if (under) return under;
    const flight = refresh(question, stamp).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  const deadline = () =>
    new Promise<Result<never, ReadError>>((resolve) => {
      setTimeout(resolve, options.deadlineMs, err(UNAVAILABLE)).unref();
    });

  async function lastGood<W, T>(
    question: Question<W, T>,
    error: ReadError,
  ): Promise<Result<Entry, ReadError>> {
    const entry = entries.get(question.key);
    if (entry) return ok(entry);
    const wire = question.revive(await options.store.load(question.key));
    if (wire === undefined) return err(error);
    const parsed = question.parse(wire);
    if (!parsed.ok) return parsed;
    const revived = { stamp: null, turn: 0, value: parsed.value, tags: question.tags?.(wire) ?? [] };
    if (!entries.has(question.key)) remember(question.key, revived);
    return ok(revived);
  }

  return {
    /** Answers a question; see above. `note` hears what the answer leant on. */
    async read<W, T>(question: Question<W, T>, note: Note = () => {}): Promise<Result<T, ReadError>> {
      /** A key always belongs to one question, hence to one type. */
      const give = (found: Result<Entry, ReadError>, outdated: boolean): Result<T, ReadError> => {
        note(found.ok ? found.value.tags : [], outdated);
        return found.ok ? ok(found.value.value as T) : found;
      };
      // A page takes some twenty reads: only one that has to wait gets a timer.
      const stamp = currentStamp() ?? (await Promise.race([askedStamp(), deadline().then(() => null)]));
      const entry = entries.get(question.key);
      if (stamp !== null && entry?.stamp === stamp) {
        remember(question.key, entry);
        return give(ok(entry), false);
      }
      if (stamp === null) return give(await lastGood(question, UNAVAILABLE), true);
      const fresh = await Promise.race([fly(question, stamp), deadline()]);
      return fresh.ok ? give(fresh, false) : give(await lastGood(question, fresh.error), true);
    },
    /** Something changed, whatever the version says: each next read asks the service again. For the webhook. */
    expire(): void {
      epoch += 1;
      known = null;
      checking = null;
      restUntil = Number.NEGATIVE_INFINITY;
    },
    /** Asks for the version now; null when the service does not answer. For the watch. */
    async look(): Promise<number | null> {
      const started = epoch;
      const answer = await options.version();
      if (answer.ok && started === epoch) known = { version: answer.value, at: now() };
      return answer.ok ? answer.value : null;
    },
    /** The version that was seen last, if any. */
    knownVersion: (): number | null => known?.version ?? null,
  };
}

/** As far as the reads of the site need it. */
export type VersionedCache = Pick<ReturnType<typeof createVersionedCache>, 'read' | 'expire'>;
