import type { LastGoodStore } from '@inktvis/foundation/last-good';
import { type Query, QueryCache } from '@inktvis/foundation/query-cache';
import type { Result } from '@inktvis/foundation/result';
import type { ReadError } from './types.ts';

type ContentCacheOptions = {
  readonly store: LastGoodStore;
  /** A read waits at most this long; then the last good response is returned (requirements 9). */
  readonly timeoutMs: number;
  /** While it is, no read waits for the service, nor for requests in flight. */
  readonly isDown?: () => boolean;
  /** Upper bound of the memory for responses, in bytes of their JSON. */
  readonly maxBytes: number;
  readonly onFailure: (key: string, error: ReadError) => void;
  readonly now?: () => number;
};

export type ContentQuery<W, T> = Query<W, T, ReadError>;

/** What the read is for: a page, or none in particular. */
export type Reader = {
  /** Called after each read; `outdated`: a last good copy replaced the present response. */
  readonly track?: (read: { readonly outdated: boolean }) => void;
  /** Until when it waits for all its reads together, on `performance.now()`; then it gets what is known. */
  readonly deadline?: number;
};

const UNAVAILABLE: ReadError = { kind: 'unavailable', message: 'no response in time' };
const BACK_OFF_MS = 2_000;
/** With a minimum cache time on the token responses lag behind the version, so they are asked for again after an hour. */
const FRESH_MS = 3_600_000;

/** Responses of the content service until `invalidate`, else the last good ones; only what was never read is an error. */
export function createContentCache(options: ContentCacheOptions) {
  const { store, maxBytes, timeoutMs, isDown, onFailure, now = () => performance.now() } = options;
  const responses = new QueryCache<ReadError>({
    store,
    maxBytes,
    freshMs: FRESH_MS,
    staleMs: Number.POSITIVE_INFINITY,
    timeoutMs,
    backOffMs: BACK_OFF_MS,
    backOffWithoutEntry: false,
    unavailable: () => UNAVAILABLE,
    backOffOf: ({ kind }) => ({ affectsAll: kind === 'unavailable' }),
    onFailure,
    now,
  });

  return {
    /** Never rejects. */
    async read<W, T>(
      query: ContentQuery<W, T>,
      { track, deadline = Number.POSITIVE_INFINITY }: Reader = {},
    ): Promise<Result<T, ReadError>> {
      const { result, outdated } = await responses.read(query, isDown?.() ? 0 : deadline - now());
      track?.({ outdated });
      return result;
    },
    invalidate: (): void => responses.invalidate(),
  };
}

export type ContentCache = Pick<ReturnType<typeof createContentCache>, 'read'>;
