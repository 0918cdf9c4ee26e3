import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import type { Coming, OpeningState } from './opening-state.ts';
import { DAY } from './week.ts';

/** Monday first. */
export const WEEKDAY_WORDS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

/** `9.30`; the end of a day is midnight. */
function clock({ minute }: Coming): string {
  const ofDay = minute % DAY;
  if (ofDay === 0) return bookstores.midnight;
  return `${Math.floor(ofDay / 60)}.${String(ofDay % 60).padStart(2, '0')}`;
}

const weekday = ({ minute }: Coming): string => WEEKDAY_WORDS.at(Math.floor(minute / DAY)) ?? '';

/** When a door opens or shuts on another day: `morgen`, `dinsdag`. */
const dayWord = (coming: Coming): string => (coming.daysAway === 1 ? bookstores.tomorrow : weekday(coming));

function untilWords(until: Coming): string {
  // The night after today still belongs to it.
  const isSoon = until.daysAway === 0 || (until.daysAway === 1 && until.minute % DAY < DAY / 2);
  // Midnight is the end of the day before.
  return isSoon ? clock(until) : `${weekday({ ...until, minute: until.minute - 1 })} ${clock(until)}`;
}

/**
 * `Open tot 18.00`, `Opent om 10.00`, `Vandaag gesloten, dinsdag om 10.00`.
 * `saysToday`: `Vandaag open tot 18.00`, above the hours of the whole week.
 */
export function openingWords(state: OpeningState, { saysToday = false } = {}): string {
  switch (state.kind) {
    case 'unknown':
      return bookstores.hours_unknown;
    case 'always':
      return bookstores.open_always;
    case 'open':
      return fill(saysToday ? bookstores.open_today_until : bookstores.open_until, {
        time: untilWords(state.until),
      });
    case 'opens today':
      return fill(bookstores.opens_at, { time: clock(state.at) });
    case 'closed':
      return fill(state.today === 'all day' ? bookstores.closed_today : bookstores.closed_now, {
        day: dayWord(state.at),
        time: clock(state.at),
      });
  }
}
