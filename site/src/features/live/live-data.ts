import type { Day } from '@inktvis/foundation/brussels';
import type { PictureSource } from '../../ui/image-address.ts';

/** One item of the programme as a screen shows it. Moments in epoch milliseconds. */
export type LiveItem = {
  readonly id: string;
  readonly start: number;
  /** When it is over; an item without an end lasts as long as elsewhere on the site (`ASSUMED_LENGTH_MS`). */
  readonly end: number;
  readonly title: string;
  /** The podium; empty when there is none. */
  readonly place: string;
  readonly href: string;
  /** Stands on the signing board. */
  readonly signing: boolean;
};

export type LiveSlide = {
  readonly id: string;
  /** How long it stands; null: the usual 15 seconds (requirements 9). */
  readonly delayMs: number | null;
} & (
  | {
      readonly kind: 'image';
      readonly picture: PictureSource & { readonly alt: string };
      readonly caption: string;
    }
  | { readonly kind: 'text'; readonly title: string; readonly sub: string }
);

/** When and where the festival is; the days included. */
export type Festival = { readonly firstDay: Day; readonly lastDay: Day; readonly venue: string };

/**
 * Everything a screen shows, and what it needs to go on alone for more than a day: the answer of `GET /api/live`, the
 * props of the page, and what the browser keeps.
 */
export type LiveData = {
  /** Which build of the site made this: a screen that shows another one loads itself again. */
  readonly build: string;
  /** The server's time when it answered, epoch ms (of the rehearsal clock, if that is set). */
  readonly now: number;
  /** What has not ended, by start. */
  readonly items: readonly LiveItem[];
  /** Null when the programme is empty and nobody told the dates. */
  readonly festival: Festival | null;
  /** The slides of the content node `live`; null when it could not be read: a page keeps those it has. */
  readonly slides: readonly LiveSlide[] | null;
};

/** What the address of the page asks for (`live-options.ts`). */
export type LiveOptions = {
  /** A screen in the hall, without anybody in front of it. */
  readonly screen: boolean;
  readonly board: 'programme' | 'signing';
  /** Slug of the only podium shown. */
  readonly podium: string | null;
};
