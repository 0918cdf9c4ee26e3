import type { LastGoodStore } from '@inktvis/foundation/last-good';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { createRecent } from './recent.ts';
import { type Failure, unanswered } from './source/failure.ts';
import type { Read } from './types.ts';

export type StaleCacheOptions = {
  readonly store: LastGoodStore;
  /** Up to this age an answer is given without asking again, in ms. */
  readonly freshMs: number;
  /** Up to this age it is given at once, and asked again behind the visitor's back, in ms. */
  readonly staleMs: number;
  /** A visitor waits at most this long, in ms; then the last good copy answers (requirements 9). */
  readonly deadlineMs: number;
  /** After a failure the source is left alone for this long, in ms, unless it asks for longer. */
  readonly restMs: number;
  readonly maxEntries: number;
  readonly onFailure: (key: string, failure: Failure) => void;
  readonly now?: () => number;
};

/** How to ask, and how to understand the answer. */
export type Question<T> = {
  readonly key: string;
  readonly ask: () => Promise<Result<unknown, Failure>>;
  /** Also reads copies from disk, which an older build may have written. */
  readonly parse: (wire: unknown) => Result<T, Failure>;
  /** Whether the answer is worth keeping on disk; if not, an older copy goes. */
  readonly keep: (value: T) => boolean;
  /** Told each answer that came from the source. */
  readonly onFresh?: (value: T) => void;
};

/** `at`: when it came; minus infinity for a copy from disk, which only stands in. */
type Entry = { readonly at: number; readonly value: unknown };

const LATE = unanswered('no answer in time');
const RESTING = unanswered('left alone after a failure');

/**
 * Stale-while-revalidate with a last good copy: a visitor gets what is known, and waits only for what is not. A source
 * that fails is left alone for a while; what it answered wrongly is never kept.
 */
export function createStaleCache(options: StaleCacheOptions) {
  const now = options.now ?? (() => performance.now());
  const entries = createRecent<Entry>(options.maxEntries);
  /** Until when single questions rest. */
  const rests = createRecent<number>(options.maxEntries);
  const flights = new Map<string, Promise<Result<Entry, Failure>>>();
  let restUntil = Number.NEGATIVE_INFINITY;

  const resting = (key: string): boolean => now() < Math.max(restUntil, rests.get(key) ?? restUntil);

  function rest(key: string, failure: Failure): void {
    const until = now() + Math.max(options.restMs, failure.retryAfterMs ?? 0);
    if (failure.affectsAll) restUntil = Math.max(restUntil, until);
    else rests.set(key, until);
  }

  async function refresh<T>({
    key,
    ask,
    parse,
    keep,
    onFresh,
  }: Question<T>): Promise<Result<Entry, Failure>> {
    const answer = await ask();
    const parsed = answer.ok ? parse(answer.value) : answer;
    if (!answer.ok || !parsed.ok) {
      const failure = parsed.ok ? LATE : parsed.error;
      rest(key, failure);
      options.onFailure(key, failure);
      return err(failure);
    }
    restUntil = Number.NEGATIVE_INFINITY;
    rests.delete(key);
    const entry = { at: now(), value: parsed.value };
    entries.set(key, entry);
    onFresh?.(parsed.value);
    if (keep(parsed.value)) await options.store.save(key, answer.value);
    else await options.store.forget(key);
    return ok(entry);
  }

  /** One flight for all who ask the same. */
  function fly<T>(question: Question<T>): Promise<Result<Entry, Failure>> {
    const under = flights.get(question.key);
    if (under) return under;
    const flight = refresh(question).finally(() => flights.delete(question.key));
    flights.set(question.key, flight);
    return flight;
  }

  /** The flight, or `LATE` when it takes longer than a visitor may wait. */
  async function inTime(
    key: string,
    flight: Promise<Result<Entry, Failure>>,
  ): Promise<Result<Entry, Failure>> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Result<Entry, Failure>>((resolve) => {
      timer = setTimeout(() => {
        rest(key, LATE);
        resolve(err(LATE));
      }, options.deadlineMs);
    });
    const outcome = await Promise.race([flight, late]);
    clearTimeout(timer);
    return outcome;
  }

  async function lastGood<T>({ key, parse }: Question<T>, failure: Failure): Promise<Read<T>> {
    const entry = entries.get(key);
    // A key always belongs to one question, hence to one type.
    if (entry) return { ok: true, value: entry.value as T, outdated: true };
    const wire = await options.store.load(key);
    const parsed = wire === undefined ? err(failure) : parse(wire);
    if (!parsed.ok) return err({ kind: failure.kind, message: failure.message });
    if (!entries.get(key)) entries.set(key, { at: Number.NEGATIVE_INFINITY, value: parsed.value });
    return { ok: true, value: parsed.value, outdated: true };
  }

  return {
    /** Answers a question; see above. Never rejects, never takes longer than the deadline and a look on the disk. */
    async read<T>(question: Question<T>): Promise<Read<T>> {
      const entry = entries.get(question.key);
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY;
      const given = () => ({ ok: true, value: entry?.value as T, outdated: false }) as const;
      if (age < options.freshMs) return given();
      if (resting(question.key)) return lastGood(question, RESTING);
      const flight = fly(question);
      if (age < options.staleMs) return given();
      const outcome = await inTime(question.key, flight);
      if (!outcome.ok) return lastGood(question, outcome.error);
      return { ok: true, value: outcome.value.value as T, outdated: false };
    },
    /**
     * What is known now, however old, or undefined; never waits for the source. When it is not fresh the source is
     * asked behind the caller's back.
     */
    async peek<T>(question: Question<T>): Promise<T | undefined> {
      const entry = entries.get(question.key);
      const isFresh = entry !== undefined && now() - entry.at < options.freshMs;
      if (!isFresh && !resting(question.key)) void fly(question);
      if (entry) return entry.value as T;
      const kept = await lastGood(question, LATE);
      return kept.ok ? kept.value : undefined;
    },
  };
}
