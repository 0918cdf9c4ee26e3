import type { PictureSource } from '@inktvis/content/picture-address';
import type { Day } from '@inktvis/foundation/brussels';
import { isObject } from '@inktvis/foundation/json';
import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import type { Period } from '@inktvis/foundation/period';

/** An hour or a place that is no longer that of an item; `was` is empty when it is not known. */
export type LiveChange = { readonly kind: 'time' | 'place'; readonly was: string };

/** One item of the programme as a screen shows it. Instants in epoch milliseconds. */
export type LiveItem = {
  readonly id: string;
  readonly start: number;
  /** When it is over; an item without an end lasts as long as elsewhere on the site (`endTime`). */
  readonly end: number;
  readonly title: string;
  /** The location; empty when there is none. */
  readonly place: string;
  readonly href: string;
  /** Stands on the signing board. */
  readonly signing: boolean;
  /** What changed of it; absent when nothing did. */
  readonly changes?: readonly LiveChange[];
};

/** A slide; with a period it is in the loop during that only. */
export type LiveSlide = Period & {
  readonly id: string;
  /** How long it is shown; null: the usual 15 seconds (requirements 9). */
  readonly delayMs: number | null;
} & (
    | {
        readonly kind: 'image';
        readonly picture: PictureSource & { readonly alt: string };
        readonly caption: string;
      }
    | { readonly kind: 'text'; readonly title: string; readonly sub: string }
  );

/** What the header of the site announces (`globaal/header`): its first word and the sentence, perhaps in a period only. */
export type Announcement = Period & {
  readonly lead: string;
  readonly text: string;
  /** A hazard, not news. */
  readonly warns: boolean;
};

/** When and where the festival is; the days included. */
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
  /** All slides of the content node `live`, also those of another time; null when it could not be read: the page keeps showing those it has. */
  readonly slides: readonly LiveSlide[] | null;
  /** Null: the editor announces nothing. */
  readonly announcement: Announcement | null;
  /** Only in a page that was made while the programme could not be read: there is nothing to show yet. */
  readonly isUnread?: true;
};

/** What the address of the page asks for. */
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

/**
 * Whether a value from the server or from storage has the form that this page shows: what the same build made has. A page
 * that is asked by a newer build reloads.
 */
export const isLiveData = (value: unknown, build: string): value is LiveData =>
  isObject(value) && value.build === build;
