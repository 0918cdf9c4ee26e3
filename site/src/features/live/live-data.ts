import type { PictureSource } from '@inktvis/content/picture-address';
import type { Day } from '@inktvis/foundation/brussels';
import { isObject } from '@inktvis/foundation/json';
import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import type { Period } from '@inktvis/foundation/period';
import type { EntryLine } from '@inktvis/programme/entry';

/** `was` is empty when the old hour or place is not known. */
export type LiveChange = { readonly kind: 'time' | 'place'; readonly was: string };

/** Instants in epoch milliseconds. */
export type LiveItem = {
  readonly id: string;
  readonly start: number;
  /** An item without an end lasts as long as elsewhere on the site (`endTime`). */
  readonly end: number;
  readonly title: string;
  readonly place: string;
  readonly href: string;
  readonly signing: boolean;
  readonly changes?: readonly LiveChange[];
  /** That one has to book it, or pays at the door. */
  readonly entry?: EntryLine['sign'];
};

/** A slide; with a period it is in the loop during that only. */
export type LiveSlide = Period & {
  readonly id: string;
  /** Null: the usual (requirements 9). */
  readonly delayMs: number | null;
  /** Null: a slide of words, which are its title. */
  readonly picture: (PictureSource & { readonly alt: string }) | null;
  readonly title: string;
  readonly caption: string;
};

export type Announcement = Period & {
  readonly lead: string;
  readonly text: string;
  readonly warns: boolean;
};

export type Festival = { readonly firstDay: Day; readonly lastDay: Day; readonly venue: string };

/** Everything a screen shows, also without network: the response of `GET /api/live`, the props of the page, what the browser stores. */
export type LiveData = {
  readonly build: string;
  /** When the server responded, epoch ms (of the rehearsal clock, if that is set). */
  readonly now: number;
  /** What has not ended, by start. */
  readonly items: readonly LiveItem[];
  readonly festival: Festival | null;
  /** Of any time; null when they could not be read. */
  readonly slides: readonly LiveSlide[] | null;
  readonly announcement: Announcement | null;
  /** The programme could not be read: there is nothing to show yet. */
  readonly isUnread?: true;
};

export type LiveOptions = {
  readonly screen: boolean;
  readonly board: 'programme' | 'signing';
  /** Its slug; null: all. */
  readonly podium: string | null;
};

/** `?scherm=1`, `&podium=slug`, `&bord=signeren`. */
export function readLiveOptions(search: URLSearchParams): LiveOptions {
  return {
    screen: Boolean(search.get(LIVE_PARAMETERS.screen)),
    board: search.get(LIVE_PARAMETERS.board) === 'signeren' ? 'signing' : 'programme',
    podium: search.get(LIVE_PARAMETERS.stage) || null,
  };
}

/** Whether a value from the server or from storage was made by this build: then it has the form that the page shows. */
export const isLiveData = (value: unknown, build: string): value is LiveData =>
  isObject(value) && value.build === build;
