import { err, ok, type Result } from '@inktvis/foundation/result';
import type { LastGoodStore } from './last-good.ts';
import type { Answer } from './transport.ts';
import type { ReadError } from './types.ts';

export type VersionedCacheOptions = {
  /** The content version of the service. */
  readonly version: () => Answer<number>;
  readonly store: LastGoodStore;
  /** How long a known version counts as current, in ms. */
  readonly versionMaxAgeMs: number;
  /** A visitor waits at most this long, in ms; then the last good copy answers (decisions, section 9). */
  readonly deadlineMs: number;
  /** After a failure the service is left alone for this long, in ms. */
  readonly restMs: number;
  readonly maxEntries: number;
  readonly onFailure: (key: string, error: ReadError) => void;
  readonly now?: () => number;
};

type Entry = { readonly version: number | null; readonly value: unknown };

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
};

/**
 * Answers are kept per content version: while nothing is published nothing is asked again. When the service does not
 * answer, the last good answer does, from memory or from disk; only what was never read is an error.
 */
export function createVersionedCache(options: VersionedCacheOptions) {
  const now = options.now ?? (() => performance.now());
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Result<unknown, ReadError>>>();
  let known: { version: number; at: number } | null = null;
  let checking: Promise<void> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;

  const rest = () => {
    restUntil = now() + options.restMs;
  };

  async function check(): Promise<void> {
    const answer = await options.version();
    if (answer.ok) known = { version: answer.value, at: now() };
    else {
      rest();
      options.onFailure('version', answer.error);
    }
  }

  /** Current version; null while the service rests after a failure. */
  async function currentVersion(): Promise<number | null> {
    if (known && now() - known.at < options.versionMaxAgeMs) return known.version;
    if (now() < restUntil) return null;
    checking ??= check().finally(() => {
      checking = null;
    });
    await checking;
    return now() < restUntil ? null : (known?.version ?? null);
  }

  const remember = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > options.maxEntries) entries.delete(entries.keys().next().value ?? key);
  };

  async function refresh<W, T>(question: Question<W, T>, version: number): Promise<Result<T, ReadError>> {
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
    remember(question.key, { version, value: parsed.value });
    if (question.keep?.(answer.value) ?? true) await options.store.save(question.key, answer.value);
    return parsed;
  }

  /** The typed face of `flights`: a key always belongs to one question, hence to one type. */
  function fly<W, T>(question: Question<W, T>, version: number): Promise<Result<T, ReadError>> {
    const under = flights.get(question.key) as Promise<Result<T, ReadError>> | undefined;
    if (under) return under;
    const flight = refresh(question, version).finally(() => flights.delete(question.key));
    flights.set(question.key, flight);
    return flight;
  }

  const deadline = () =>
    new Promise<Result<never, ReadError>>((resolve) => {
      setTimeout(resolve, options.deadlineMs, err(UNAVAILABLE)).unref();
    });

  async function lastGood<W, T>(question: Question<W, T>, error: ReadError): Promise<Result<T, ReadError>> {
    const entry = entries.get(question.key);
    if (entry) return ok(entry.value as T);
    const wire = question.revive(await options.store.load(question.key));
    if (wire === undefined) return err(error);
    const parsed = question.parse(wire);
    if (parsed.ok) remember(question.key, { version: null, value: parsed.value });
    return parsed;
  }

  return {
    /** Answers a question; see above. */
    async read<W, T>(question: Question<W, T>): Promise<Result<T, ReadError>> {
      const version = await Promise.race([currentVersion(), deadline().then(() => null)]);
      const entry = entries.get(question.key);
      if (version !== null && entry?.version === version) {
        remember(question.key, entry);
        return ok(entry.value as T);
      }
      if (version === null) return lastGood(question, UNAVAILABLE);
      const fresh = await Promise.race([fly(question, version), deadline()]);
      return fresh.ok ? fresh : lastGood(question, fresh.error);
    },
    /** The next read asks the service for its version again: for the webhook. */
    expire(): void {
      known = null;
      restUntil = Number.NEGATIVE_INFINITY;
    },
  };
}

export type VersionedCache = ReturnType<typeof createVersionedCache>;
