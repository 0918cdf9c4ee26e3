import type { PictureSource } from '@inktvis/content/picture-address';
import type { Day } from '@inktvis/foundation/brussels';
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
  /** Which build of the site made this: a screen that shows another one reloads. */
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

/** What a face knows of the site around it. */
export type FaceSite = { readonly brand: string; readonly url: string; readonly mascot: boolean };

/** What the address of the page asks for (`live-options.ts`). */
export type LiveOptions = {
  /** A screen in the hall, unattended. */
  readonly screen: boolean;
  readonly board: 'programme' | 'signing';
  /** Slug of the only podium shown. */
  readonly podium: string | null;
};

type Fields = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown) => typeof value === 'boolean';
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const orAbsent = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
const listOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);

const has = (fields: Fields) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, is]) => is(Reflect.get(value, name)));

const isItem = has({
  id: isText,
  start: isNumber,
  end: isNumber,
  title: isText,
  place: isText,
  href: isText,
  signing: isFlag,
  changes: orAbsent(listOf(has({ kind: (kind) => kind === 'time' || kind === 'place', was: isText }))),
});

const isPicture = has({
  path: isText,
  width: isNumber,
  height: isNumber,
  focus: orNull(isText),
  alt: isText,
});
const period = { from: orAbsent(isNumber), until: orAbsent(isNumber) };
const slide = { ...period, id: isText, delayMs: orNull(isNumber) };
const isImageSlide = has({
  ...slide,
  kind: (kind) => kind === 'image',
  picture: isPicture,
  caption: isText,
});
const isTextSlide = has({ ...slide, kind: (kind) => kind === 'text', title: isText, sub: isText });

const isComplete = has({
  build: isText,
  now: isNumber,
  items: listOf(isItem),
  festival: orNull(has({ firstDay: isText, lastDay: isText, venue: isText })),
  slides: orNull(listOf((value) => isImageSlide(value) || isTextSlide(value))),
  announcement: orNull(has({ ...period, lead: isText, text: isText, warns: isFlag })),
});

/**
 * Whether a value from the server or from storage has the form that this build shows. Written by hand: a schema library
 * would weigh more than the page.
 */
export const isLiveData = (value: unknown): value is LiveData => isComplete(value);

/** The slides of `data`, or those of `before` when they could not be read or did not change: the show goes on. */
export function withSlides(data: LiveData, before: LiveData): LiveData {
  const isSame = data.slides === null || JSON.stringify(data.slides) === JSON.stringify(before.slides);
  return isSame ? { ...data, slides: before.slides } : data;
}
