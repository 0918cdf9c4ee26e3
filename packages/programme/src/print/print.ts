import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  dayBounds,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { PROGRAMME_PATH, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { countWords } from '../filters/words.ts';
import { type Occurrence, startDay } from '../occurrences.ts';
import { type Paging, pagingOf } from '../pagination.ts';
import { type PaperItem, paperItem } from './print-item.ts';

/** Items on a page that is made to be printed (requirements 4 and 9). */
export const PRINT_PAGE_SIZE = 100;

export type PaperOptions = {
  /** What is shown; its layout is paper. */
  readonly address: ProgrammeAddress;
  /** The one day in view; null when all days are. */
  readonly day: Day | null;
  readonly days: readonly Story<'date_overview'>[];
  /** What the list was narrowed by, in words: `Kids, Workshop`; empty when it was not. */
  readonly chosen: string;
  readonly now: Date;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
  /** Where the festival takes place, `Kortrijk Xpo`; empty when nobody said. */
  readonly venue: string;
};

/** The sheet of one day; it takes as much paper as it needs. */
export type PaperSheet = {
  readonly day: Day;
  /** `26.10` */
  readonly number: string;
  readonly weekday: string;
  /** `Kortrijk Xpo, deuren open van 10.00 tot 18.00 uur. 15 belevingen.` */
  readonly line: string;
  readonly items: readonly PaperItem[];
  /** The part on which the day goes on; null when it is complete. */
  readonly continuesOn: number | null;
  /** Where a reader finds the newest version: for the QR code, and to type. */
  readonly address: { readonly url: string; readonly words: string };
};

export type PaperModel = {
  readonly large: boolean;
  readonly sheets: readonly PaperSheet[];
  /** `Stand van vrijdag 25 oktober, 18.00 uur.` */
  readonly state: string;
  readonly paging: Paging;
  /** This page, the list it came from, and the same page in the other letter. */
  readonly href: string;
  readonly listHref: string;
  readonly letterHref: string;
};

const sentence = (text: string): string => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `deuren open van 10.00 tot 18.00 uur`; empty when the day does not say both. */
function doors(day: Story<'date_overview'> | undefined): string {
  const [opens, closes] = [day?.content.opens, day?.content.closes].map((time) => time?.replace(':', '.'));
  return opens && closes ? fill(messages.programme.paper_doors, { opens, closes }) : '';
}

function headLine(day: Story<'date_overview'> | undefined, count: number, options: PaperOptions): string {
  const { address, chosen, venue } = options;
  return [
    address.large && messages.programme.paper_large_letter,
    sentence([venue, doors(day)].filter(Boolean).join(', ')),
    sentence(countWords(count)),
    chosen && fill(messages.programme.paper_filtered, { filters: chosen }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where the list of a day stands, with the same filters. */
function newest(day: Story<'date_overview'> | undefined, { address, canonicalBase }: PaperOptions) {
  const path = day?.href ?? PROGRAMME_PATH;
  const list = { ...address, path, layout: 'cards', large: false, page: 1, allDays: !day } as const;
  const url = canonicalBase + programmeHref(list);
  return { url, words: url.replace(/^https?:\/\//, '') };
}

/**
 * The programme on paper: a sheet per day, in parts of 100 items. `occurrences` is everything that matches, by start.
 * What takes several days stands on the sheet of its first day, or of the one day that was asked for.
 */
export function paper(occurrences: readonly Occurrence[], options: PaperOptions): PaperModel {
  const { address, now } = options;
  const paging = pagingOf(occurrences.length, address.page, PRINT_PAGE_SIZE);
  const until = paging.page * PRINT_PAGE_SIZE;
  const dayOf = (occurrence: Occurrence): Day => options.day ?? startDay(occurrence);
  const following = occurrences[until];
  const goesOn = following && dayOf(following);

  const countOn = (day: Day): number => {
    if (options.day !== null) return occurrences.length;
    const bounds = dayBounds(day);
    return occurrences.filter(
      ({ content: { startDate } }) => bounds.from <= startDate && startDate < bounds.until,
    ).length;
  };
  const sheetOf = ([day, items]: [Day, Occurrence[]]): PaperSheet => {
    const story = options.days.find(({ content }) => content.date === day);
    return {
      day,
      number: formatDayNumber(day),
      weekday: formatWeekday(day),
      line: headLine(story, countOn(day), options),
      items: items.map((occurrence) => paperItem(occurrence, day, now)),
      continuesOn: goesOn === day ? paging.page + 1 : null,
      address: newest(story, options),
    };
  };

  const shown = occurrences.slice(until - PRINT_PAGE_SIZE, until);
  const here = { ...address, page: paging.page };
  return {
    large: address.large,
    sheets: [...Map.groupBy(shown, dayOf)].map(sheetOf),
    state: fill(messages.programme.paper_state, {
      day: formatDayLong(brusselsDay(now)),
      time: formatTime(now),
    }),
    paging,
    href: programmeHref(here),
    listHref: programmeHref({ ...address, layout: 'cards', large: false, page: 1 }),
    letterHref: programmeHref({ ...here, large: !address.large }),
  };
}
