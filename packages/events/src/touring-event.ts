/** As planned, without a new date yet, or not at all. */
export type Happening = 'scheduled' | 'postponed' | 'cancelled';

export type CalendarType = 'single' | 'multiple' | 'periodic' | 'permanent';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** One of the times at which an event takes place. */
export type EventDate = {
  readonly start: Date;
  /** Equal to `start` when the organiser gave no end. */
  readonly end: Date;
  readonly happening: Happening;
  /** Why it is cancelled or postponed, in Dutch; empty when nobody said. */
  readonly reason: string;
  readonly soldOut: boolean;
};

/** Brussels wall time, `HH:mm`. */
export type OpeningHours = {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
};

export type EventImage = {
  /** The title (requirements 3). */
  readonly alt: string;
  /** Absolute address of the original at the source's image host; `resizedImageAddress` asks for a smaller one. */
  readonly filename: string;
  /** Whom to name beside the picture; empty when nobody is. */
  readonly credit: string;
};

/** What the source says in another language about an event that has no Dutch title. */
export type ForeignText = {
  /** `fr`, `de` or `en`: for the `lang` attribute. */
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly location: string;
};

/**
 * A touring event (requirements 3). Texts are plain text: markup, control characters and direction overrides are
 * gone, entities are read. They are empty where the source has none in Dutch.
 */
export type TouringEvent = {
  readonly title: string;
  /** First moment of all dates; null for a permanent event. */
  readonly startDate: Date | null;
  /** Last moment of all dates; null for a permanent event. */
  readonly endDate: Date | null;
  readonly image: EventImage | null;
  readonly intro: string;
  readonly slug: string;
  readonly location: string;
  readonly seo: {
    readonly title: string;
    readonly ogImage: string;
    readonly ogTitle: string;
    readonly twitterImage: string;
    readonly twitterTitle: string;
    readonly fullSlug: string;
  };

  /** The intro by paragraph; a line break inside one is `\n`. */
  readonly paragraphs: readonly string[];
  /** Set when the title is empty and another language has one. */
  readonly foreign: ForeignText | null;
  readonly calendarType: CalendarType;
  /** Every date in order; empty for periodic and permanent events. */
  readonly dates: readonly EventDate[];
  /** When a periodic or permanent event is open; empty means always. */
  readonly openingHours: readonly OpeningHours[];
  /** Of the event as a whole. */
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
  /** Ages in years; null is no limit on that side. */
  readonly ages: { readonly from: number | null; readonly to: number | null };
  /** Base tariff in euro; 0 is free, null is unknown. */
  readonly price: number | null;
  /** Where to book: an `http(s)` address, and the organiser's word for the link or an empty text. */
  readonly booking: { readonly url: string; readonly label: string } | null;
  /** When the organiser made it or, when that is not told, since when it is public. */
  readonly createdAt: Date | null;
  /** When anything of it last changed. */
  readonly changedAt: Date | null;
};
