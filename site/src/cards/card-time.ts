import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';

export type CardTime = {
  /** For `<time datetime>`. */
  readonly machine: string;
  /** `26.10` */
  readonly dayNumber: string;
  /** `zaterdag`, or `elke dag` for a series */
  readonly weekday: string;
  /** `14.30`; empty when only the day is known */
  readonly time: string;
  /** `tot 15.30`; null when it is not known */
  readonly until: string | null;
};

/** A day of which the hour is not known. */
export const dayOf = (day: Day): CardTime => ({
  machine: day,
  dayNumber: formatDayNumber(day),
  weekday: formatWeekday(day),
  time: '',
  until: null,
});

/** A time as cards and rows show it; `weekday`: other words than its weekday. */
export function timeOf(instant: Date, until: string | null, weekday?: string): CardTime {
  const day = dayOf(brusselsDay(instant));
  const time = formatTime(instant);
  return { ...day, machine: machineTime(instant), weekday: weekday ?? day.weekday, time, until };
}
