import { parseJson } from '@inktvis/foundation/json';
import type { LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import type { Result } from '@inktvis/foundation/result';
import type { ReadError } from './types.ts';

type SpaceVersionOptions = {
  readonly ask: () => Promise<Result<number, ReadError>>;
  readonly pollMs: number;
  readonly store: Pick<LastGoodStore, 'load' | 'save'>;
  readonly onStale: () => void;
  readonly log: Pick<Log, 'info'>;
};

/** The vendor caches the version for two seconds, and publications in one second share it (docs/decisions/005). */
const AGAIN_AFTER_MS = 2_000;
/** A release of many stories sends as many webhooks: what comes closer together than this is one change. */
const TOGETHER_MS = 200;

const KEY = 'version of the space';

const unreferenced = (callback: () => void, ms: number): NodeJS.Timeout => setTimeout(callback, ms).unref();

/** Learns whether content is new (docs/decisions/005), by polling the version of the space and by webhooks. */
export function createSpaceVersion({ ask, pollMs, store, onStale, log }: SpaceVersionOptions) {
  let known: number | null = null;
  const stored = store.load(KEY).then((text) => {
    const version = parseJson(text ?? '');
    return typeof version === 'number' ? version : null;
  });
  let staleAt = Number.NEGATIVE_INFINITY;
  let soon: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  function markStale(): void {
    clearTimeout(soon);
    soon = undefined;
    staleAt = performance.now();
    onStale();
  }

  function markStaleOnce(): void {
    const wait = staleAt + TOGETHER_MS - performance.now();
    if (wait <= 0) markStale();
    else soon ??= unreferenced(markStale, wait);
  }

  function later(change: () => void): void {
    clearTimeout(again);
    again = unreferenced(change, AGAIN_AFTER_MS);
  }

  /** Never rejects. */
  async function check(): Promise<void> {
    const answer = await ask();
    if (!answer.ok || answer.value === known) return;
    const isFirst = known === null;
    known = answer.value;
    void store.save(KEY, JSON.stringify(known));
    log.info({ version: known }, 'version of the content');
    if (!isFirst) markStaleOnce();
    later(markStale);
  }

  return {
    watch(signal: AbortSignal): void {
      const poll = async () => {
        await check();
        if (!signal.aborted) unreferenced(poll, pollMs);
      };
      void poll();
    },
    /** A story was published: everything is stale at once, and once more when the version has surely moved. */
    published(): void {
      markStaleOnce();
      later(() => {
        markStale();
        void check();
      });
      void check();
    },
    /** A story changed inside a release, which visitors do not see unless the version moves. */
    async check(): Promise<void> {
      await check();
      later(() => void check());
    },
    /** The version that was seen last; after a restart that of the last good copies. Null before the first answer. */
    current: async (): Promise<number | null> => known ?? (await stored),
  };
}
