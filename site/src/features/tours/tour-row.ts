import { type EventDate, isWholeDay, type TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { comingDay, otherSeason } from '../../cards/tours/tour-order.ts';
import {
  dateStatus,
  dayNumber,
  eventStatus,
  shownDate,
  type TourStatus,
} from '../../cards/tours/tour-when.ts';
import {
  hoursWords,
  knownTags,
  openDays,
  placeWords,
  summary,
  tagWords,
  titleWords,
  type Words,
} from '../../cards/tours/tour-words.ts';
import { WEEKDAY_WORDS, WEEKDAYS } from '../../cards/weekdays.ts';

/** A date among all dates of an event. */
export type ChainLink = {
  readonly words: string;
  readonly state: 'past' | 'off' | 'next' | 'later';
};

/** An event as a row of a list. */
export type TourRowModel = {
  readonly slug: string;
  readonly href: string;
  /** `2024-11-13T14:00`; empty for what is always there. */
  readonly machine: string;
  /** `13.11`; `24/7` or `za` for what is always there. */
  readonly number: string;
  /** `2025`, outside this season. */
  readonly year: string | null;
  /** `woensdag` and `14.00 uur`. */
  readonly lines: readonly string[];
  /** The month of its first day to come; null: always. */
  readonly month: Day | null;
  /** Several dates, past ones included; none for a single one. */
  readonly chain: readonly ChainLink[];
  /** `en nog 12`, of dates that are not in the chain. */
  readonly more: string;
  /** `elke dinsdag` and `tot 17.12`, of a period. */
  readonly rhythm: { readonly days: string; readonly until: string } | null;
  readonly title: Words;
  readonly kind: string;
  readonly town: string;
  readonly place: Words;
  readonly summary: string;
  readonly status: TourStatus | null;
  readonly hasPicture: boolean;
};

/** The first day of the month of a day. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** So many dates fit in a row. */
const MAX_CHAIN = 8;

function stateOf(
  event: TouringEvent,
  date: EventDate,
  next: EventDate | null,
  now: Date,
): ChainLink['state'] {
  const status = dateStatus(event, date, now);
  if (status === 'off') return 'off';
  if (date === next && status !== 'past') return 'next';
  return status === 'past' ? 'past' : 'later';
}

/** The dates around the next one. Dates on one day say their hours instead. */
function chainOf(event: TouringEvent, now: Date): Pick<TourRowModel, 'chain' | 'more'> {
  const { dates } = event;
  if (dates.length < 2) return { chain: [], more: '' };
  const next = shownDate(event, now);
  const from = Math.min(
    Math.max(0, next ? dates.indexOf(next) - 1 : 0),
    Math.max(0, dates.length - MAX_CHAIN),
  );
  const shown = dates.slice(from, from + MAX_CHAIN);
  const days = Map.groupBy(dates, ({ start }) => dayNumber(start));
  const chain = shown.map((date): ChainLink => {
    const day = dayNumber(date.start);
    const isAlone = days.size > 1 && days.get(day)?.length === 1;
    const hour = isWholeDay(date) ? '' : formatTime(date.start);
    const words = isAlone || hour === '' ? day : days.size === 1 ? hour : `${day} ${hour}`;
    return { words, state: stateOf(event, date, next, now) };
  });
  const rest = dates.length - from - shown.length;
  return { chain, more: rest === 0 ? '' : fill(tours.chain_more, { n: rest }) };
}

type When = Pick<TourRowModel, 'machine' | 'number' | 'year' | 'lines' | 'month'>;

/** `24/7`, or `za` for what is there every Saturday. */
function alwaysWhen(event: TouringEvent): When {
  const days = [...new Set(event.openingHours.flatMap((hours) => hours.days))];
  const [only] = days.length === 1 ? days : [];
  const [hours = ''] = hoursWords(event);
  const lines = hours === '' ? [openDays(event), tours.whole_day] : hours.split(', ');
  return {
    machine: '',
    number: only
      ? (WEEKDAY_WORDS[WEEKDAYS.indexOf(only)]?.slice(0, 2) ?? '')
      : event.openingHours.length === 0
        ? '24/7'
        : '',
    year: null,
    lines,
    month: null,
  };
}

function whenOf(event: TouringEvent, now: Date): When {
  const coming = comingDay(event, now);
  if (!coming) return alwaysWhen(event);
  const { day, time } = coming;
  const words =
    time === null ? tours.whole_day : fill(tours.time, { time: time.replace(/^0/, '').replace(':', '.') });
  return {
    machine: time === null ? day : `${day}T${time}`,
    number: formatDayNumber(day),
    year: otherSeason(day, now),
    lines: [formatWeekday(day), words],
    month: monthOf(day),
  };
}

function rhythmOf(event: TouringEvent, now: Date): TourRowModel['rhythm'] {
  const { calendarType, startDate, endDate } = event;
  if (calendarType !== 'periodic' || !startDate || !endDate) return null;
  const day = brusselsDay(endDate);
  const year = otherSeason(day, now);
  const until = formatDayNumber(day) + (year === null ? '' : `.${year}`);
  return { days: openDays(event), until: fill(tours.until, { day: until }) };
}

export const tourRow = (event: TouringEvent, now: Date): TourRowModel => ({
  slug: event.slug,
  href: `/${event.seo.fullSlug}`,
  ...whenOf(event, now),
  ...chainOf(event, now),
  rhythm: rhythmOf(event, now),
  title: titleWords(event),
  kind: tagWords(knownTags(event.tags)),
  town: event.address?.town ?? '',
  place: placeWords(event),
  summary: summary(event.intro),
  status: eventStatus(event, shownDate(event, now), now),
  hasPicture: event.image !== null,
});
