import type { EventsError } from '../types.ts';

/** How asking the source ended badly. */
export type Failure = EventsError & {
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** How long the source asks to be left alone, in ms. */
  readonly retryAfterMs?: number;
  /** Nothing will be answered for a while, rather than this one question. */
  readonly affectsAll: boolean;
};

/** An answer with another status than 200. 404 is what the source says of a wrong question (contract 6). */
export function statusFailure(status: number, message: string, retryAfterMs?: number): Failure {
  const busy = status === 429 || status === 408;
  const refused = status >= 400 && status < 500 && !busy;
  return {
    kind: refused ? 'refused' : 'unavailable',
    status,
    message,
    affectsAll: !refused || status === 401 || status === 403,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

export const unreadable = (message: string, affectsAll = false): Failure => ({
  kind: 'unreadable',
  status: 200,
  message,
  affectsAll,
});

export const unanswered = (message: string): Failure => ({
  kind: 'unavailable',
  status: null,
  message,
  affectsAll: true,
});
