import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';

/** `26.10 om 14.32`, Brussels time. */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  return `${formatDayNumber(brusselsDay(moment))} om ${formatTime(moment)}`;
}
