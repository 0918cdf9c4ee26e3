import { BRUSSELS, type Day, offsetTime, parseWallTime } from '@inktvis/foundation/brussels';

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
