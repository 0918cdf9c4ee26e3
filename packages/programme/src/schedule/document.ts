import {
  endOf,
  type Named,
  type Participant,
  type Place,
  type Schedule,
  type ScheduleEntry,
  type Theme,
} from './schedule.ts';
import { brusselsIso } from './wall-time.ts';

/** One item of the programme in `/programma.json`; documented in `docs/how-to/use-the-programme-data.md`. */
export type ScheduleItem = {
  /** Short name: what `/mijn-leeslint?b=` holds. */
  readonly id: string;
  readonly uuid: string;
  /** uuid of the experience it is one date of. */
  readonly experience: string | null;
  readonly url: string;
  readonly title: string;
  /** The title for narrow places; empty when editors gave none. */
  readonly shortTitle: string;
  readonly intro: string;
  /** ISO 8601 with the offset of Brussels, as every instant here. */
  readonly start: string;
  readonly end: string | null;
  readonly dropIn: boolean;
  readonly type: Named | null;
  readonly location: Place | null;
  readonly themes: readonly Theme[];
  readonly access: readonly string[];
  /** Whom it is for, in the words of the editors: `8+`; empty for all ages. */
  readonly age: string;
  readonly people: readonly Participant[];
  readonly flags: readonly string[];
  readonly previousStart: string | null;
  readonly previousLocation: Place | null;
  readonly note: string;
  readonly updated: string | null;
};

/** The programme for programs. Within a version fields may be added; none is removed or changes its meaning. */
export type ScheduleDocument = {
  readonly version: 1;
  readonly title: string;
  readonly url: string;
  readonly timezone: 'Europe/Brussels';
  /** When anything in it last changed. */
  readonly generated: string;
  readonly items: readonly ScheduleItem[];
};

const iso = (instant: Date | null): string | null => (instant ? brusselsIso(instant) : null);
const named = (value: Named | null): Named | null => value && { slug: value.slug, title: value.title };
const place = (value: Place | null): Place | null =>
  value && { slug: value.slug, title: value.title, hall: value.hall };

const toItem = (entry: ScheduleEntry): ScheduleItem => ({
  id: entry.id,
  uuid: entry.uuid,
  experience: entry.experience,
  url: entry.url,
  title: entry.title,
  shortTitle: entry.shortTitle,
  intro: entry.intro,
  start: brusselsIso(entry.start),
  end: iso(endOf(entry)),
  dropIn: entry.dropIn,
  type: named(entry.type),
  location: place(entry.location),
  themes: entry.themes.map(({ slug, title, icon }) => ({ slug, title, icon })),
  access: entry.access,
  age: entry.age,
  people: entry.people.map(({ slug, name, givenName, surname, role, signs }) => ({
    slug,
    name,
    givenName,
    surname,
    role,
    signs,
  })),
  flags: entry.flags,
  previousStart: iso(entry.previousStart),
  previousLocation: place(entry.previousLocation),
  note: entry.note,
  updated: iso(entry.updated),
});

/** A schedule as a JSON document. */
export const toDocument = ({ title, url, generated, entries }: Schedule): ScheduleDocument => ({
  version: 1,
  title,
  url,
  timezone: 'Europe/Brussels',
  generated: brusselsIso(generated),
  items: entries.map(toItem),
});
