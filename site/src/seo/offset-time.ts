import { BRUSSELS, brusselsOffset, type Day, machineTime, parseWallTime } from '@inktvis/foundation/brussels';

/**
 * A moment as schema.org wants it: Brussels wall time with how far it is ahead of UTC then,
 * `2024-10-26T14:30:00+02:00`. On both sides of a clock change that is the moment meant.
 */
export function offsetTime(moment: Date): string {
  const hours = String(brusselsOffset(moment) / 60).padStart(2, '0');
  return `${machineTime(moment)}:00+${hours}:00`;
}

const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** `9.30` and `9:30` as `09:30`; null for what is no time. */
export function clockTime(text: string): string | null {
  const [, hour = '', minute = ''] = CLOCK.exec(text.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

/** A time on the clock of a Brussels day, as `offsetTime`; null when it is no time. */
export function timeOfDay(day: Day, text: string): string | null {
  const clock = clockTime(text);
  const moment = clock && parseWallTime(`${day} ${clock}`, BRUSSELS);
  return moment ? offsetTime(moment) : null;
}
