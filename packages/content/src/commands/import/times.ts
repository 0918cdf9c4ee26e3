import { baseLetters } from '@inktvis/foundation/base-letters';
import {
  type Day,
  dayBounds,
  formatDate,
  formatDayMonth,
  formatWeekday,
  isDay,
  nextDay,
} from '@inktvis/foundation/brussels';
import type { Cell } from './cells.ts';

/** The days of the festival, both included. */
export type Edition = { readonly first: Day; readonly last: Day };

/** What a cell says. `ask`: somebody has to say whether that is meant; `refuse`: the sheet has to be mended. */
export type Reading<T> = {
  readonly value?: T;
  readonly ask?: string;
  readonly refuse?: string;
  readonly note?: string;
};

const HOUR_MS = 3_600_000;
const MIDNIGHT = 1440;
const MONTHS = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const DAY =
  /^(?:(ma|di|wo|do|vr|za|zo)[a-z]*\.? )?(\d{1,2})([/. -])(\d{1,2}|[a-z]{3,9}\.?)(?:\3(\d{4}|\d{2}))?$/;
const DAYS = /\d.*(?: en | tot | t\/m |\+|-|&).*\d/;

const pad = (number: number | string): string => String(number).padStart(2, '0');

function monthOf(text: string): string {
  if (/^\d/.test(text)) return pad(text);
  return pad(MONTHS.indexOf(text.startsWith('maa') ? 'mrt' : text.slice(0, 3)) + 1);
}

function judged(day: Day, { first, last }: Edition): Reading<Day> {
  const isIn = (one: Day) => isDay(one) && first <= one && one <= last;
  if (isIn(day)) return { value: day };
  const meant = [first, last].map((one) => one.slice(0, 4) + day.slice(4)).find(isIn);
  if (meant) return { ask: `is een ander jaar; bedoel je ${formatDate(meant)}?` };
  const [year, month, date] = day.split('-');
  const swapped = `${year}-${date}-${month}`;
  if (isIn(swapped)) return { ask: `valt buiten het festival; bedoel je ${formatDayMonth(swapped)}?` };
  const between = `${formatDayMonth(first)} tot ${formatDayMonth(last)}`;
  return { value: day, ask: `valt buiten het festival (${between}); klopt dat?` };
}

export function readDay(cell: Cell, edition: Edition): Reading<Day> {
  const { kind, day, text } = cell;
  if (day !== undefined && kind !== 'time') {
    const reading = judged(day, edition);
    const isPlain = kind === 'number' && !(Number.isInteger(cell.number) && reading.value && !reading.ask);
    return isPlain ? { refuse: 'is geen dag; schrijf bijvoorbeeld 26/10' } : reading;
  }
  if (text === '')
    return { refuse: 'is leeg; vul de dag in, ook als hij gelijk is aan die van de rij erboven' };
  const words = baseLetters(text);
  if (isDay(words)) return judged(words, edition);
  const [, weekday, date = '', , month = '', year] = DAY.exec(words) ?? [];
  if (date === '')
    return DAYS.test(words)
      ? { ask: 'zijn twee of meer dagen; maak een rij per dag' }
      : { refuse: 'is geen dag; schrijf bijvoorbeeld 26/10' };
  const rest = `${monthOf(month)}-${pad(date)}`;
  const years = [edition.first, edition.last].map((one) => one.slice(0, 4));
  const ours = years.map((one) => `${one}-${rest}`);
  const given = year === undefined ? undefined : `${year.length === 2 ? `20${year}` : year}-${rest}`;
  const found =
    given ?? ours.find((one) => judged(one, edition).value && !judged(one, edition).ask) ?? ours[0] ?? '';
  if (!isDay(found)) return { refuse: 'bestaat niet; verbeter de dag' };
  if (weekday && !formatWeekday(found).startsWith(weekday))
    return { ask: `klopt niet: ${formatDayMonth(found)} is een ${formatWeekday(found)}` };
  return judged(found, edition);
}

/** Minutes since midnight; `lasts` in minutes. */
export type Times = { readonly from?: number; readonly until?: number; readonly lasts?: number };

/** `14.30` */
const clock = (minutes: number): string =>
  `${pad(Math.floor((minutes % MIDNIGHT) / 60))}.${pad(minutes % 60)}`;

const CLOCK = /^(\d{1,2})(?: ?(?:uur|u|h|:|\.) ?(\d{2})?)?(?::\d{2})? ?(?:uur|u|h)?$/;
const LASTS = /^\+? ?(?:(\d{1,2}) ?(?:uur|u|h) ?)?(?:(\d{1,3}) ?(?:min[a-z]*\.?|m|')?)?$/;
const RANGE = /^(?:van )?(.+?) ?(?:[-–—]| tot | a ) ?(.+)$/;
const UNREADABLE = 'is geen uur; schrijf bijvoorbeeld 14.30';

function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = CLOCK.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MIDNIGHT ? total : undefined;
}

/** `60 min`, `1u15`, a number of minutes. */
export function readDuration({ kind, number, text }: Cell): Reading<Times> {
  if (kind === 'time') return { value: { lasts: Math.round(number * MIDNIGHT) } };
  const [, hours, minutes] = LASTS.exec(baseLetters(text)) ?? [];
  if (!hours && !minutes) return { refuse: 'is geen duur; schrijf 60 min of 1u15' };
  return { value: { lasts: Number(hours ?? 0) * 60 + Number(minutes ?? 0) } };
}

/** An hour, in the column of the begin perhaps with the end, in that of the end perhaps how long it lasts. */
export function readTime(cell: Cell, isEnd: boolean): Reading<Times> {
  const at = (minutes: number): Reading<Times> => {
    if (isEnd) return { value: { until: minutes } };
    return minutes === MIDNIGHT
      ? { ask: 'is het einde van een dag; bedoel je 0.00?' }
      : { value: { from: minutes } };
  };
  const { kind, number, text } = cell;
  if (kind === 'date') return { refuse: UNREADABLE };
  if (kind !== 'text' && kind !== 'error') {
    const isClock = kind === 'datetime' || (number >= 0 && number <= 1);
    if (isClock) return at(Math.round((kind === 'datetime' ? number % 1 : number) * MIDNIGHT));
    const meant = minutesOf(number.toFixed(2));
    if (kind === 'time' || meant === undefined) return { refuse: UNREADABLE };
    return { ask: `is een getal; bedoel je ${clock(meant)}?` };
  }
  const words = baseLetters(text);
  if (words === '') return { refuse: 'is leeg; vul het uur in' };
  if (isEnd && /^\+|min/.test(words)) return readDuration(cell);
  const single = minutesOf(words);
  if (single !== undefined)
    return /^\d+$/.test(words) ? { ask: `is een getal; bedoel je ${clock(single)}?` } : at(single);
  if (/^\d{1,2}[.,]\d$/.test(words)) return { ask: 'kan meer dan één uur zijn; schrijf bijvoorbeeld 9.30' };
  const [, begin = '', end = ''] = RANGE.exec(words) ?? [];
  const [from, until] = [minutesOf(begin), minutesOf(end)];
  if (!isEnd && from !== undefined && until !== undefined) return { value: { from, until } };
  const [, about = ''] = /^(?:±|~|ca\.?|rond|omstreeks|vanaf) ?(.+)$/.exec(words) ?? [];
  const roughly = minutesOf(about);
  if (roughly !== undefined) return { ask: `is niet precies; bedoel je ${clock(roughly)}?` };
  if (/doorlopend/.test(words))
    return {
      ask: 'is geen uur; schrijf het uur waarop de deuren opengaan, en vink Doorlopend aan bij de beleving',
    };
  return { refuse: UNREADABLE };
}

/** Whether it touches an hour that a Brussels clock shows twice or never that night: what to say of it. */
function clockChange(day: Day, from: number, until: number): string | undefined {
  for (const [one, before] of [
    [day, 0],
    [nextDay(day), MIDNIGHT],
  ] as const) {
    const bounds = dayBounds(one);
    const hours = (bounds.until.getTime() - bounds.from.getTime()) / HOUR_MS;
    const [start, end] = [from - before, Math.max(until, from + 1) - before];
    if (hours === 25 && start < 180 && end > 120)
      return 'raakt het uur van 2 tot 3, en dat komt die nacht twee keer voor (einde zomertijd); kies een ander uur';
    if (hours === 23 && ((start >= 120 && start < 180) || (end > 120 && end < 180)))
      return 'ligt tussen 2 en 3 uur, en dat uur bestaat die nacht niet (begin zomertijd); kies een ander uur';
  }
  return undefined;
}

/** Wall times in Brussels, `YYYY-MM-DDTHH:mm`. */
export type Span = { readonly start: string; readonly end: string | null };

const LATE = 18 * 60;
const EARLY = 6 * 60;
const LONG = 6 * 60;

/** A day with its hours. An end in the small hours after a late begin is of the next day. */
export function spanOf(day: Day, from: number, until: number | undefined, isDropIn: boolean): Reading<Span> {
  const wall = (minutes: number) =>
    `${minutes < MIDNIGHT ? day : nextDay(day)}T${clock(minutes).replace('.', ':')}`;
  const crosses = until !== undefined && until < from && from >= LATE && until <= EARLY;
  const end = crosses ? until + MIDNIGHT : until;
  if (end !== undefined && end < from)
    return { refuse: `is vroeger dan het begin: ${clock(from)} tot ${clock(end)}; verbeter een van beide` };
  const refuse = clockChange(day, from, end ?? from);
  if (refuse) return { refuse };
  const value = { start: wall(from), end: end === undefined ? null : wall(end) };
  if (end === from) return { value, ask: 'is gelijk aan het begin; maak de cel leeg als er geen einde is' };
  if (end !== undefined && end - from > LONG && !isDropIn)
    return { value, ask: 'maakt het langer dan zes uur; klopt dat?' };
  return crosses ? { value, note: `gelezen als ${clock(end ?? 0)} van de dag erna` } : { value };
}
