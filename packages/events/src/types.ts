import type { TouringEvent } from './touring-event.ts';

/**
 * Why a read gave nothing. `unavailable`: no answer in time, a server error or "slow down", and no last good copy.
 * `refused`: the source does not accept our credentials or our question. `unreadable`: an answer that makes no sense.
 */
export type EventsError = {
  readonly kind: 'unavailable' | 'refused' | 'unreadable';
  readonly message: string;
};

/**
 * A read never throws. `outdated`: the source does not answer at present and the last good copy stands in.
 * Where the specification says null (7.4), `ok` is false here, with the reason.
 */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly outdated: boolean }
  | { readonly ok: false; readonly error: EventsError };

/** One page of the list (requirements 3, Event list result). */
export type EventList = {
  readonly itemsPerPage: number;
  /** Of all pages together; the source shows at most the first 10 000 (`pageCount`). */
  readonly totalItems: number;
  /** Ending soonest first. Events that cannot be read are left out, so that there may be fewer than counted. */
  readonly events: readonly TouringEvent[];
};

export type ListQuestion = {
  /** Counts from 1. */
  readonly page: number;
  /** 30 by default (requirements 9); 2000 at most. */
  readonly perPage?: number;
  /** Labels that an event must have besides the product's own: all of them. Only pass names from a closed list. */
  readonly tags?: readonly string[];
};

export type EventsClient = {
  /**
   * One page of the events that are public and not over (requirements 7.4). A page beyond the end, or beyond what
   * the source can show, is empty.
   */
  list(question: ListQuestion): Promise<Read<EventList>>;
  /**
   * One event by its slug, over or not; null when there is none with our label that is public.
   * Anything that is no slug costs no request.
   */
  find(slug: string): Promise<Read<TouringEvent | null>>;
  /**
   * The events that are public and not over, as far as they are known: for who would rather have the last good copy,
   * or nothing, than wait. What is old is asked anew behind the caller's back. The same array until it changes.
   */
  known(): Promise<readonly TouringEvent[]>;
};
