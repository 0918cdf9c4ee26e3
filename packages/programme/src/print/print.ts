import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { listAddress, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { countWords } from '../filters/words.ts';
import { type Occurrence, startDay } from '../occurrences.ts';
import { pagingOf } from '../pagination.ts';
import { PROGRAMME_PATH } from '../paths.ts';
import type { StatusName } from '../status.ts';

/** Items on a page that is made to be printed (requirements 4 and 9). */
const PRINT_PAGE_SIZE = 100;

/** Items on the page that prints the whole list: a day of the largest programme, and no more than takes 0.2 s to render. */
const WHOLE_PAGE_SIZE = 2000;

export type PrintOptions = {
  readonly address: ProgrammeAddress;
  /** The one day in view; null when all days are. */
  readonly day: Day | null;
  readonly days: readonly Story<'date_overview'>[];
  /** What the list was narrowed by, in words: `Kids, Workshop`; empty when it was not. */
  readonly chosen: string;
  readonly now: Date;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
  /** Where the festival takes place, `Kortrijk Xpo`; empty when it is not given. */
  readonly venue: string;
};

/** A print outlives the hour in which it is made, so it does not say what is on now or over. */
export const TEMPORARY: readonly StatusName[] = ['now', 'past'];

/** The programme on paper: a sheet for each day. */
export type PrintModel = ReturnType<typeof printModel>;

const sentence = (text: string): string => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `deuren open van 10.00 tot 18.00 uur`; empty when the day does not say both. */
function doors(day: Story<'date_overview'> | undefined): string {
  const [opens, closes] = [day?.content.opens, day?.content.closes].map((time) => time?.replace(':', '.'));
  return opens && closes ? fill(messages.doors, { opens, closes }) : '';
}

/** The line beside the date of a sheet. */
export const headLine = (
  day: Story<'date_overview'> | undefined,
  count: number,
  { chosen, venue }: PrintOptions,
): string =>
  [
    sentence([venue, doors(day)].filter(Boolean).join(', ')),
    sentence(countWords(count)),
    chosen && fill(messages.filtered, { filters: chosen }),
  ]
    .filter(Boolean)
    .join(' ');

/** The address of the list of a day, with the same filters. */
export function newestAddress(
  day: Story<'date_overview'> | undefined,
  { address, canonicalBase }: PrintOptions,
) {
  const path = day?.href ?? PROGRAMME_PATH;
  const url = canonicalBase + programmeHref({ ...listAddress(address), path, allDays: !day });
  return { url, words: url.replace(/^https?:\/\//, '') };
}

/**
 * The programme for printing by day, in parts of 100 items, or of 2000 when the whole is asked for. `occurrences` is
 * everything that matches, by start. What takes several days is on the sheet of its first day, or of the one day that
 * was asked for.
 */
export function printModel(occurrences: readonly Occurrence[], options: PrintOptions) {
  const { address, now } = options;
  const size = address.whole ? WHOLE_PAGE_SIZE : PRINT_PAGE_SIZE;
  const paging = pagingOf(occurrences.length, address.page, size);
  const until = paging.page * size;
  const dayOf = (occurrence: Occurrence): Day => options.day ?? startDay(occurrence);
  const counts = Map.groupBy(occurrences, dayOf);
  const printDay = ([day, items]: [Day, Occurrence[]]) => {
    const story = options.days.find(({ content }) => content.date === day);
    return {
      day,
      number: formatDayNumber(day),
      weekday: formatWeekday(day),
      line: headLine(story, counts.get(day)?.length ?? 0, options),
      items,
      /** Where a reader finds the newest version, to type. */
      newest: newestAddress(story, options).words,
    };
  };
  return {
    days: [...Map.groupBy(occurrences.slice(until - size, until), dayOf)].map(printDay),
    now,
    state: fill(messages.state, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
    paging,
    /** This page; the page that prints the whole list; the list itself; the day on one page, if it is one day. */
    href: programmeHref({ ...address, page: paging.page }),
    wholeHref: programmeHref({ ...address, whole: true, page: 1 }),
    listHref: programmeHref(listAddress(address)),
    sheetHref: options.day === null ? null : programmeHref({ ...listAddress(address), layout: 'sheet' }),
  };
}
