import type { PictureSource } from '@inktvis/content/picture-address';
import type { Day } from '@inktvis/foundation/brussels';
import { isObject } from '@inktvis/foundation/json';
import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import type { Period } from '@inktvis/foundation/period';

/** The hour or the place of an item has changed; `was` is empty when the old one is not known. */
export type LiveChange = { readonly kind: 'time' | 'place'; readonly was: string };

/** One item of the programme as a screen shows it. Instants in epoch milliseconds. */
export type LiveItem = {
  readonly id: string;
  readonly start: number;
  /** When it is over; an item without an end lasts as long as elsewhere on the site (`endTime`). */
  readonly end: number;
  readonly title: string;
  readonly place: string;
  readonly href: string;
  /** Stands on the signing board. */
  readonly signing: boolean;
  readonly changes?: readonly LiveChange[];
};

/** A slide; with a period it is in the loop during that only. */
export type LiveSlide = Period & {
  readonly id: string;
  /** How long it is shown; null: the usual 15 seconds (requirements 9). */
  readonly delayMs: number | null;
  /** Null: a slide of words, which are its title. */
  readonly picture: (PictureSource & { readonly alt: string }) | null;
  readonly title: string;
  readonly caption: string;
};

/** What the header of the site announces (`globaal/header`): its first word and the sentence, perhaps in a period only. */
export type Announcement = Period & {
  readonly lead: string;
  readonly text: string;
  /** A hazard, not news. */
  readonly warns: boolean;
};

export type Festival = { readonly firstDay: Day; readonly lastDay: Day; readonly venue: string };

/**
 * Everything a screen shows, and what it needs to run without network for more than a day: the response of
 * `GET /api/live`, the props of the page, and what the browser stores.
 */
export type LiveData = {
  /** Which build of the site made this: a page that another one made reloads. */
  readonly build: string;
  /** The server's time when it responded, epoch ms (of the rehearsal clock, if that is set). */
  readonly now: number;
  /** What has not ended, by start. */
  readonly items: readonly LiveItem[];
  /** Null when the programme is empty and the home page has no dates. */
  readonly festival: Festival | null;
  /** Of any time; null when they could not be read: the page keeps showing those it has. */
  readonly slides: readonly LiveSlide[] | null;
  readonly announcement: Announcement | null;
  /** The page was made while the programme could not be read: there is nothing to show yet. */
  readonly isUnread?: true;
};

export type LiveOptions = {
  /** A screen in the hall, unattended. */
  readonly screen: boolean;
  readonly board: 'programme' | 'signing';
  /** Slug of the only podium shown. */
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

/** Whether a value from the server or from storage has the form that this page shows: what the same build made has. */
export const isLiveData = (value: unknown, build: string): value is LiveData =>
  isObject(value) && value.build === build;
