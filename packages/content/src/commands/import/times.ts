import { baseLetters } from '@inktvis/foundation/base-letters';
import {
  BRUSSELS,
  type Day,
  formatDate,
  formatDayMonth,
  formatWeekday,
  isDay,
  machineTime,
  nextDay,
  parseWallTime,
} from '@inktvis/foundation/brussels';
import { touchesDoubledHour } from '../lint/programme-rules.ts';
import { type Cell, clock, MIDNIGHT } from './cells.ts';

/** The days of the festival, both included. */
export type Edition = { readonly first: Day; readonly last: Day };

/** What a cell says. `ask`: somebody has to say whether that is meant; `refuse`: the sheet has to be mended. */
export type Reading<T> = {
  readonly value?: T;
  readonly ask?: string | undefined;
  readonly refuse?: string;
  readonly note?: string;
};

const MONTHS = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const DAY =
  /^(?:(ma|di|wo|do|vr|za|zo)[a-z]*\.? )?(\d{1,2})([/. -])(\d{1,2}|[a-z]{3,9}\.?)(?:\3(\d{4}|\d{2}))?$/;
const DAYS = /\d.*(?: en | tot | t\/m |\+|-|&).*\d/;
const NO_DAY = { refuse: 'is geen dag; schrijf bijvoorbeeld 26/10' };

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

export function readDay({ kind, day, text }: Cell, edition: Edition): Reading<Day> {
  if (day !== undefined) {
    const reading = judged(day, edition);
    return kind === 'number' && reading.ask ? NO_DAY : reading;
  }
  if (text === '')
    return { refuse: 'is leeg; vul de dag in, ook als hij gelijk is aan die van de rij erboven' };
  const words = baseLetters(text);
  if (isDay(words)) return judged(words, edition);
  const [, weekday, date = '', , month = '', year] = DAY.exec(words) ?? [];
  if (date === '')
    return DAYS.test(words) ? { ask: 'zijn twee of meer dagen; maak een rij per dag' } : NO_DAY;
  const { first, last } = edition;
  const years = year === undefined ? [first.slice(0, 4), last.slice(0, 4)] : [year.padStart(4, '20')];
  const days = years.map((one) => `${one}-${monthOf(month)}-${pad(date)}`).filter(isDay);
  const found = days.find((one) => first <= one && one <= last) ?? days[0];
  if (found === undefined) return { refuse: 'bestaat niet; verbeter de dag' };
  if (weekday && !formatWeekday(found).startsWith(weekday))
    return { ask: `klopt niet: ${formatDayMonth(found)} is een ${formatWeekday(found)}` };
  return judged(found, edition);
}

/** Minutes since midnight; `lasts` in minutes. */
export type Times = { readonly from?: number; readonly until?: number; readonly lasts?: number };

const CLOCK = /^(\d{1,2})(?: ?(?:uur|u|h|:|\.) ?(\d{2})?)?(?::\d{2})? ?(?:uur|u|h)?$/;
const LASTS = /^\+? ?(?:(\d{1,2}) ?(?:uur|u|h) ?)?(?:(\d{1,3}) ?(?:min[a-z]*\.?|m|')?)?$/;
const RANGE = /^(?:van )?(.+?) ?(?:[-–—]| tot | a ) ?(.+)$/;
const ROUGHLY = /^(?:±|~|ca\.?|rond|omstreeks|vanaf) ?(.+)$/;
const NO_TIME = { refuse: 'is geen uur; schrijf bijvoorbeeld 14.30' };

function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = CLOCK.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MIDNIGHT ? total : undefined;
}

/** `60 min`, `1u15`, a number of minutes. */
export function readDuration({ kind, minutes: shown, text }: Cell): Reading<Times> {
  if (kind === 'time' && shown !== undefined) return { value: { lasts: shown } };
  const [, hours, minutes] = LASTS.exec(baseLetters(text)) ?? [];
  if (!hours && !minutes) return { refuse: 'is geen duur; schrijf 60 min of 1u15' };
  return { value: { lasts: Number(hours ?? 0) * 60 + Number(minutes ?? 0) } };
}

/** An hour, in the column of the begin perhaps with the end, in that of the end perhaps how long it lasts. */
export function readTime(cell: Cell, isEnd: boolean): Reading<Times> {
  const { kind, minutes, text } = cell;
  const at = (one: number): Reading<Times> => {
    if (isEnd) return { value: { until: one } };
    return one === MIDNIGHT ? { ask: 'is het einde van een dag; bedoel je 0.00?' } : { value: { from: one } };
  };
  if (minutes !== undefined) return minutes <= MIDNIGHT ? at(minutes) : NO_TIME;
  if (kind === 'date') return NO_TIME;
  const words = baseLetters(text);
  if (words === '') return { refuse: 'is leeg; vul het uur in' };
  if (isEnd && /^\+|min/.test(words)) return readDuration(cell);
  const single = minutesOf(kind === 'number' ? Number(words.replace(',', '.')).toFixed(2) : words);
  if (single !== undefined) {
    const isBare = kind === 'number' || /^\d+$/.test(words);
    return isBare ? { ask: `is een getal; bedoel je ${clock(single)}?` } : at(single);
  }
  if (/^\d{1,2}[.,]\d$/.test(words)) return { ask: 'kan meer dan één uur zijn; schrijf bijvoorbeeld 9.30' };
  const [from, until] = (RANGE.exec(words) ?? []).slice(1).map(minutesOf);
  if (!isEnd && from !== undefined && until !== undefined) return { value: { from, until } };
  const roughly = minutesOf(ROUGHLY.exec(words)?.[1] ?? '');
  if (roughly !== undefined) return { ask: `is niet precies; bedoel je ${clock(roughly)}?` };
  if (words.includes('doorlopend'))
    return {
      ask: 'is geen uur; schrijf het uur waarop de deuren opengaan, en vink Doorlopend aan bij de beleving',
    };
  return NO_TIME;
}

/** As the wire has them: in UTC, and `''` for none. */
export type Span = { readonly start_date: string; readonly end_date: string };

export const wireOf = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ');

const LATE = 18 * 60;
const EARLY = 6 * 60;
const LONG = 6 * 60;

/** A day with its hours. An end in the small hours after a late begin is of the next day. */
export function spanOf(day: Day, from: number, until: number | undefined, isDropIn: boolean): Reading<Span> {
  const crosses = until !== undefined && until < from && from >= LATE && until <= EARLY;
  const last = (until ?? from) + (crosses ? MIDNIGHT : 0);
  if (last < from)
    return { refuse: `is vroeger dan het begin: ${clock(from)} tot ${clock(last)}; verbeter een van beide` };
  const instantAt = (minutes: number): Date | undefined => {
    const own = minutes < MIDNIGHT ? day : nextDay(day);
    const wall = `${own}T${clock(minutes % MIDNIGHT).replace('.', ':')}`;
    const instant = parseWallTime(wall, BRUSSELS);
    return instant && machineTime(instant) === wall ? instant : undefined;
  };
  const [begins, ends] = [instantAt(from), instantAt(last)];
  if (!begins || !ends)
    return { refuse: 'ligt tussen 2 en 3 uur, en dat uur bestaat die nacht niet (begin zomertijd)' };
  if (touchesDoubledHour(begins.getTime(), ends.getTime()))
    return { refuse: 'raakt het uur van 2 tot 3, en dat komt die nacht twee keer voor (einde zomertijd)' };
  const value = { start_date: wireOf(begins), end_date: until === undefined ? '' : wireOf(ends) };
  if (until === from) return { value, ask: 'is gelijk aan het begin; maak de cel leeg als er geen einde is' };
  if (last - from > LONG && !isDropIn) return { value, ask: 'maakt het langer dan zes uur; klopt dat?' };
  return crosses ? { value, note: `gelezen als ${clock(until)} van de dag erna` } : { value };
}
