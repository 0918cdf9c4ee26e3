import type { Content } from '@inktvis/content';
import type { AccessName } from '../access.ts';
import type { Person } from '../people/people.ts';

/** Something with an address name and a name for people. */
export type Named = { readonly slug: string; readonly title: string };

/** Where something takes place; `hall` is empty when it is not given. */
export type Place = Named & { readonly hall: string };

/** A theme, with the name of its sign. */
type Theme = Named & { readonly icon: string | null };

/** A participant, with the whole name. */
export type Participant = Person & { readonly name: string };

/** One item of a programme, as neutral as the two formats need it. Text may hold anything. */
export type ScheduleEntry = {
  /** Short name, as in addresses that people share. */
  readonly id: string;
  readonly uuid: string;
  /** uuid of the experience it is one date of; null when that is gone. */
  readonly experience: string | null;
  /** Absolute address of its page, as `URL` writes it. */
  readonly url: string;
  readonly title: string;
  /** The title for narrow places; empty when editors gave none. */
  readonly shortTitle: string;
  readonly intro: string;
  /** Sentences a visitor must know beside the introduction: what changed, what is left, access. */
  readonly remarks: readonly string[];
  readonly start: Date;
  /** Null when it is not given; never before `start`. */
  readonly end: Date | null;
  /** It takes the days from that of `start` to that of `end` in Brussels, without hours. */
  readonly wholeDays?: boolean;
  /** Walk in whenever it suits. */
  readonly dropIn: boolean;
  readonly type: Named | null;
  readonly location: Place | null;
  readonly themes: readonly Theme[];
  readonly access: readonly AccessName[];
  /** Whom it is for, in the words of the editors: `8+`; empty for all ages. */
  readonly age: string;
  readonly people: readonly Participant[];
  readonly flags: Content<'program'>['flags'];
  readonly previousStart: Date | null;
  readonly previousLocation: Place | null;
  readonly note: string;
  readonly created: Date | null;
  /** When anything in it last changed. */
  readonly updated: Date | null;
};

/** A programme, or a part of it, that can leave the site. Entries by start. */
export type Schedule = {
  /** What it is, in words: `Inktvis: volledig programma`. */
  readonly title: string;
  /** Absolute address of the page that shows the same, as `URL` writes it. */
  readonly url: string;
  /** Absolute address of the feed itself. */
  readonly feed: string;
  /** The organiser: `Inktvis`. */
  readonly publisher: string;
  /** Host name that makes the uuids of entries unique in the world; it must not change between deployments. */
  readonly host: string;
  /** Address for people of the place it all happens in; may be empty. */
  readonly venue: string;
  /** How long before each item a calendar reminds; absent, it does not. */
  readonly remindsMinutes?: number;
  /** When anything in it last changed: equal content gives equal bytes. */
  readonly generated: Date;
  readonly entries: readonly ScheduleEntry[];
};

/** The flag of an entry that does not take place. */
const CANCELLED = 'geannuleerd';

export const isCancelled = ({ flags }: ScheduleEntry): boolean => flags.includes(CANCELLED);

/**
 * The title, with the news first when an entry is cancelled: some calendars and apps show nothing of a status.
 */
export const announcedTitle = (entry: ScheduleEntry): string =>
  isCancelled(entry) ? `GEANNULEERD: ${entry.title}` : entry.title;

/** An end that is not after the start is no end. */
export const endOf = ({ start, end }: ScheduleEntry): Date | null => (end && end > start ? end : null);
