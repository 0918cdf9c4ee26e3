import { BRUSSELS, brusselsOffset, type Day, machineTime, parseWallTime } from '@inktvis/foundation/brussels';

/** An instant as schema.org writes it: Brussels time with its offset from UTC, `2024-10-26T14:30:00+02:00`. */
export function offsetTime(instant: Date): string {
  const hours = String(brusselsOffset(instant) / 60).padStart(2, '0');
  return `${machineTime(instant)}:00+${hours}:00`;
}

const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** `9.30` and `9:30` as `09:30`; null if the text is not a time. */
export function clockTime(text: string): string | null {
  const [, hour = '', minute = ''] = CLOCK.exec(text.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

/** A time of day in Brussels, as `offsetTime`; null if the text is not a time. */
export function timeOfDay(day: Day, text: string): string | null {
  const clock = clockTime(text);
  const instant = clock && parseWallTime(`${day} ${clock}`, BRUSSELS);
  return instant ? offsetTime(instant) : null;
}
