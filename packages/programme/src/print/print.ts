import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { listAddress, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { countWords } from '../filters/words.ts';
import { type Occurrence, startDay } from '../occurrences.ts';
import { pagingOf } from '../pagination.ts';
import { PROGRAMME_PATH } from '../paths.ts';

/** Items on a page that is made to be printed (requirements 4 and 9). */
const PRINT_PAGE_SIZE = 100;

/** Items on the page that prints the whole list: a day of the largest programme, and no more than takes 0.2 s to render. */
const WHOLE_PAGE_SIZE = 2000;

export type PrintOptions = {
  readonly address: ProgrammeAddress;
  readonly days: readonly Story<'date_overview'>[];
  /** What the list was narrowed by, in words: `Kids, Workshop`; empty when it was not. */
  readonly chosen: string;
  readonly now: Date;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
  /** Where the festival takes place, `Kortrijk Xpo`; empty when it is not given. */
  readonly venue: string;
};

const sentence = (text: string): string => text && `${capital(text)}.`;

/** `deuren open van 10.00 tot 18.00 uur`; empty when the day does not say both. */
function doors(day: Story<'date_overview'> | undefined): string {
  const [opens, closes] = [day?.content.opens, day?.content.closes].map((time) => time?.replace(':', '.'));
  return opens && closes ? fill(messages.doors, { opens, closes }) : '';
}

/** What the paper of a day with `count` items says around them. */
export function paperOf(day: Day, count: number, options: PrintOptions) {
  const { address, days, chosen, now, canonicalBase, venue } = options;
  const story = days.find(({ content }) => content.date === day);
  const path = story?.href ?? PROGRAMME_PATH;
  const url = canonicalBase + programmeHref({ ...listAddress(address), path, allDays: !story });
  const line = [
    sentence([venue, doors(story)].filter(Boolean).join(', ')),
    sentence(countWords(count)),
    chosen && fill(messages.filtered, { filters: chosen }),
  ];
  return {
    number: formatDayNumber(day),
    weekday: formatWeekday(day),
    /** Beside the date. */
    line: line.filter(Boolean).join(' '),
    /** Where a reader finds the newest version: the same filters on that day, as a link and to type. */
    url,
    newest: url.replace(/^https?:\/\//, ''),
    state: fill(messages.state, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
  };
}

/**
 * The programme for printing by day, in parts of 100 items, or of 2000 when the whole is asked for. `occurrences` is
 * everything that matches, by start. What takes several days is on the sheet of its first day, or of `own`, the one day
 * that was asked for.
 */
export function printModel(occurrences: readonly Occurrence[], own: Day | null, options: PrintOptions) {
  const size = options.address.whole ? WHOLE_PAGE_SIZE : PRINT_PAGE_SIZE;
  const paging = pagingOf(occurrences.length, options.address.page, size);
  const until = paging.page * size;
  const dayOf = (occurrence: Occurrence): Day => own ?? startDay(occurrence);
  const all = Map.groupBy(occurrences, dayOf);
  const shown = Map.groupBy(occurrences.slice(until - size, until), dayOf);
  const days = [...shown].map(([day, items]) => {
    return { day, items, ...paperOf(day, all.get(day)?.length ?? 0, options) };
  });
  return { address: options.address, days, paging };
}

/** The programme on paper: a sheet for each day. */
export type PrintModel = ReturnType<typeof printModel>;
