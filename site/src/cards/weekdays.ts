import { type Day, formatWeekday } from '@inktvis/foundation/brussels';

/** The week begins on Monday (requirements 9). */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** `maandag`, …: the year 2024 began on a Monday. */
export const WEEKDAY_WORDS = WEEKDAYS.map((_, index) => formatWeekday(`2024-01-0${index + 1}`));

/** The day of the week; Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;
