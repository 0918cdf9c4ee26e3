import type { Paragraph } from './plain-text.ts';

/** As planned, without a new date yet, or not at all. */
export type Happening = 'scheduled' | 'postponed' | 'cancelled';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export type EventDate = {
  readonly start: Date;
  /** Equal to `start` when the organiser gave no end. */
  readonly end: Date;
  readonly happening: Happening;
  readonly reason: string;
  readonly soldOut: boolean;
};

/** Brussels wall time, `HH:mm`. */
export type OpeningHours = {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
};

/** A way to book or to ask: a web address with `http(s)`, a telephone number or an e-mail address, as it was typed. */
export type Contact = {
  readonly kind: 'web' | 'phone' | 'mail';
  readonly address: string;
  readonly label: string;
};

/** A touring event (requirements 3): plain texts without control characters, empty where the source has none. */
export type TouringEvent = {
  readonly title: string;
  /** The language of its texts, `fr`, for the `lang` attribute; undefined for Dutch, which is taken where there is any. */
  readonly lang: string | undefined;
  /** The first instant of all dates; null for a permanent event. */
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly image: {
    readonly alt: string;
    /** Absolute address of the original at the source's image host; `resizedImageAddress` asks for a smaller one. */
    readonly filename: string;
    readonly credit: string;
  } | null;
  readonly intro: string;
  readonly paragraphs: readonly Paragraph[];
  readonly slug: string;
  readonly href: string;
  readonly location: string;
  readonly calendarType: 'single' | 'multiple' | 'periodic' | 'permanent';
  /** Every date in order; empty for periodic and permanent events. */
  readonly dates: readonly EventDate[];
  /** When a periodic or permanent event is open; empty means always. */
  readonly openingHours: readonly OpeningHours[];
  readonly happening: Happening;
  readonly reason: string;
  readonly soldOut: boolean;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly town: string;
    readonly country: string;
  } | null;
  readonly online: boolean;
  readonly organizer: string;
  /** Labels that may be shown, lower case. */
  readonly tags: readonly string[];
  /** Ages in years; null means no limit. */
  readonly ages: { readonly from: number | null; readonly to: number | null };
  /** In euro, the dearest first: 0 is free, none is unknown. Without what holders of a card pay. */
  readonly prices: readonly { readonly name: string; readonly amount: number }[];
  /** How to book, the organiser's page first. */
  readonly booking: readonly Contact[];
  /** From when until when it can be booked; null: always. */
  readonly bookingFrom: Date | null;
  readonly bookingUntil: Date | null;
  /** Whom to ask, where that is not how to book. */
  readonly contacts: readonly Contact[];
  /** Where an online event takes place: an `http(s)` address; empty when it is not known. */
  readonly onlineUrl: string;
  /** When the organiser created it or, when that is unknown, since when it is public. */
  readonly createdAt: Date | null;
  readonly changedAt: Date | null;
};

/** `outdated`: the source does not respond, this is the last good copy. An error (requirements 7.4: null): there is none. */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly outdated: boolean }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Until when a reader waits, on `performance.now()`; after that it gets the last good copy, or an error. */
export type Wait = { readonly deadline?: number };

export type EventsClient = {
  /** All events that are public and not over, with all of `tags` (of a closed list), ending soonest first (requirements 7.4). */
  list(tags?: readonly string[], wait?: Wait): Promise<Read<readonly TouringEvent[]>>;
  /** Over or not; null when there is none of ours that is public. A text that cannot be a slug costs no request. */
  find(slug: string, wait?: Wait): Promise<Read<TouringEvent | null>>;
  /** The list as far as it is known, without a wait; renewed in the background. The same array until it changes. */
  known(): Promise<readonly TouringEvent[]>;
};
