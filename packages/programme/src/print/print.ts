import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  dayBounds,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { item as itemMessages } from '@inktvis/messages/item';
import { print as messages } from '@inktvis/messages/print';
import { listAddress, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { countWords } from '../filters/words.ts';
import { endOf, lastDay, type Occurrence, startDay, titleOf } from '../occurrences.ts';
import { type Paging, pagingOf } from '../pagination.ts';
import { PROGRAMME_PATH } from '../paths.ts';
import { type ItemFacts, itemFacts, previousTime } from '../programme-item.ts';
import { type StatusName, statusesOf } from '../status.ts';
import { untilTime } from '../time-range.ts';

/** Items on a page that is made to be printed (requirements 4 and 9). */
const PRINT_PAGE_SIZE = 100;

/** Items on the page that prints the whole list: a day of the largest programme, and no more than takes 0.2 s to render. */
const WHOLE_PAGE_SIZE = 2000;

export type PrintOptions = {
  /** What is shown; its layout is `print`. */
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

/** When, as the time column of a sheet shows it. */
type PrintTime = {
  /** For `<time datetime>`. */
  readonly machine: string;
  /** `10.30`, or `26.10` for what began on an earlier day. */
  readonly number: string;
  readonly beganEarlier: boolean;
  /** `tot 12.00`, `tot 28.10, 18.00`; null without an end. */
  readonly until: string | null;
  /** The hour it was announced for, when that changed. */
  readonly previousTime: string | null;
};

/** A programme item on a printed sheet. */
export type PrintItem = {
  readonly uuid: string;
  /** Null when its experience is not there (any more). */
  readonly href: string | null;
  readonly title: string;
  readonly when: PrintTime;
  readonly facts: ItemFacts;
  readonly dropIn: boolean;
  readonly cancelled: boolean;
  readonly statuses: readonly StatusName[];
};

/** A print outlives the hour in which it is made, so it does not say what is on now or over. */
export const TEMPORARY: readonly StatusName[] = ['now', 'past'];

/** The end in the words of a row; one on another day says which. */
function until(occurrence: Occurrence): string | null {
  const end = endOf(occurrence);
  const last = lastDay(occurrence);
  return end && last !== startDay(occurrence)
    ? `${itemMessages.until} ${formatDayNumber(last)}, ${formatTime(end)}`
    : untilTime(occurrence);
}

/** The item of an occurrence on the sheet of `day`. */
function printItem(occurrence: Occurrence, day: Day, now: Date): PrintItem {
  const { experience, startDate, dropIn } = occurrence.content;
  const began = startDay(occurrence);
  const statuses = statusesOf(occurrence, now).filter((name) => !TEMPORARY.includes(name));
  return {
    uuid: occurrence.uuid,
    href: experience?.href ?? null,
    title: titleOf(occurrence),
    when: {
      machine: machineTime(startDate),
      number: began === day ? formatTime(startDate) : formatDayNumber(began),
      beganEarlier: began !== day,
      until: until(occurrence),
      previousTime: previousTime(occurrence),
    },
    facts: itemFacts(experience, occurrence),
    dropIn: dropIn || (experience?.content.dropIn ?? false),
    cancelled: statuses.includes('off'),
    statuses,
  };
}

/** The part of the print that belongs to one day; it starts on a new sheet. */
export type PrintSheet = {
  readonly day: Day;
  /** `26.10` */
  readonly number: string;
  readonly weekday: string;
  /** `Kortrijk Xpo, deuren open van 10.00 tot 18.00 uur. 15 belevingen.` */
  readonly line: string;
  readonly items: readonly PrintItem[];
  /** The part on which the day continues; null when it is complete. */
  readonly continuesOn: number | null;
  /** Where a reader finds the newest version: for the QR code, and to type. */
  readonly address: { readonly url: string; readonly words: string };
};

export type PrintModel = {
  readonly large: boolean;
  /** Whether the page opens the print dialog by itself. */
  readonly whole: boolean;
  readonly sheets: readonly PrintSheet[];
  /** `Stand van vrijdag 25 oktober, 18.00 uur.` */
  readonly state: string;
  readonly paging: Paging;
  /** This page; the page that prints the whole list; the list itself; this page in the other font size. */
  readonly href: string;
  readonly wholeHref: string;
  readonly listHref: string;
  readonly fontSizeHref: string;
  /** The day on one page; null when it is not one day. */
  readonly sheetHref: string | null;
};

const sentence = (text: string): string => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `deuren open van 10.00 tot 18.00 uur`; empty when the day does not say both. */
function doors(day: Story<'date_overview'> | undefined): string {
  const [opens, closes] = [day?.content.opens, day?.content.closes].map((time) => time?.replace(':', '.'));
  return opens && closes ? fill(messages.doors, { opens, closes }) : '';
}

/** The line beside the date of a sheet. */
export function headLine(
  day: Story<'date_overview'> | undefined,
  count: number,
  options: PrintOptions,
): string {
  const { address, chosen, venue } = options;
  return [
    address.large && messages.large_letter,
    sentence([venue, doors(day)].filter(Boolean).join(', ')),
    sentence(countWords(count)),
    chosen && fill(messages.filtered, { filters: chosen }),
  ]
    .filter(Boolean)
    .join(' ');
}

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
 * The programme for printing: a sheet per day, in parts of 100 items, or of 2000 when the whole is asked for.
 * `occurrences` is everything that matches, by start. What takes several days is on the sheet of its first day, or of
 * the one day that was asked for.
 */
export function printModel(occurrences: readonly Occurrence[], options: PrintOptions): PrintModel {
  const { address, now } = options;
  const size = address.whole ? WHOLE_PAGE_SIZE : PRINT_PAGE_SIZE;
  const paging = pagingOf(occurrences.length, address.page, size);
  const until = paging.page * size;
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
  const sheetOf = ([day, items]: [Day, Occurrence[]]): PrintSheet => {
    const story = options.days.find(({ content }) => content.date === day);
    return {
      day,
      number: formatDayNumber(day),
      weekday: formatWeekday(day),
      line: headLine(story, countOn(day), options),
      items: items.map((occurrence) => printItem(occurrence, day, now)),
      continuesOn: goesOn === day ? paging.page + 1 : null,
      address: newestAddress(story, options),
    };
  };

  const shown = occurrences.slice(until - size, until);
  const here = { ...address, page: paging.page };
  return {
    large: address.large,
    whole: address.whole,
    sheets: [...Map.groupBy(shown, dayOf)].map(sheetOf),
    state: fill(messages.state, {
      day: formatDayLong(brusselsDay(now)),
      time: formatTime(now),
    }),
    paging,
    href: programmeHref(here),
    wholeHref: programmeHref({ ...address, whole: true, page: 1 }),
    listHref: programmeHref(listAddress(address)),
    fontSizeHref: programmeHref({ ...here, large: !address.large }),
    sheetHref: options.day === null ? null : programmeHref({ ...listAddress(address), layout: 'sheet' }),
  };
}
