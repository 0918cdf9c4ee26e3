import type { Story } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  type Day,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { tours } from '@inktvis/messages/tours';
import { attendableOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import { postalTown } from '../../../cards/text.ts';
import { whenOf } from '../../../cards/tours/tour-order.ts';
import { eventStatus, shownDate, startTime } from '../../../cards/tours/tour-when.ts';
import { placeWords } from '../../../cards/tours/tour-words.ts';

/** When and where something is, in words; `''` if that does not apply or is unknown. */
export type WhenWhere = {
  readonly when: string;
  /** `03.11`, for narrow places. */
  readonly dayNumber: string;
  readonly where: string;
};

export const NOTHING: WhenWhere = { when: '', dayNumber: '', where: '' };

/** `zaterdag 23 november, 20.00 uur`; another year is said. */
function onDay(day: Day, time: string, now: Date): WhenWhere {
  const isThisYear = day.slice(0, 4) === brusselsDay(now).slice(0, 4);
  const date = isThisYear ? formatDayLong(day) : `${formatWeekday(day)} ${formatDate(day)}`;
  return { when: time ? `${date}, ${time}` : date, dayNumber: formatDayNumber(day), where: '' };
}

const from = (start: Date, now: Date): WhenWhere =>
  onDay(brusselsDay(start), fill(tours.time, { time: formatTime(start) }), now);

const place = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** Of an experience the next time to attend; of news its date; of a place its address. */
export function storyWhen(story: Story, occurrences: readonly Occurrence[], now: Date): WhenWhere {
  switch (story.type) {
    case 'experience': {
      const shown = attendableOccurrence(occurrences, now)?.content;
      const { startDate, date, location } = story.content;
      const start = shown?.startDate ?? startDate;
      const when = start ? from(start, now) : date ? onDay(date, '', now) : NOTHING;
      return { ...when, where: (shown?.location ?? location)?.content.title ?? '' };
    }
    case 'news_article':
      return { ...NOTHING, when: story.content.date ? formatDate(story.content.date) : '' };
    case 'bookstore':
      return { ...NOTHING, where: place(story.content.address, postalTown(story.content)) };
    case 'hotspot_kortrijk':
      return { ...NOTHING, where: place(story.content.address, story.content.town) };
    default:
      return NOTHING;
  }
}

const STATUS_WORDS = {
  off: states.geannuleerd,
  postponed: states.uitgesteld,
  past: states.voorbij,
  sold: states.volzet,
};

/** The first date of an event that a visitor can attend, with its status. */
export function tourWhen(event: TouringEvent, now: Date): WhenWhere {
  const date = shownDate(event, now);
  const status = eventStatus(event, now);
  const { number, lines } = whenOf(event, now);
  // `Doorlopend, elke zondag`, `29.10 dinsdag, 14.00 uur`: an event without separate dates.
  const { when, dayNumber } = date
    ? onDay(brusselsDay(date.start), startTime(date), now)
    : { when: `${number} ${lines.join(', ')}`.trim(), dayNumber: '' };
  const words = status ? `, ${STATUS_WORDS[status].toLowerCase()}` : '';
  return { when: when + words, dayNumber, where: placeWords(event) };
}
