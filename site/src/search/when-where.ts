import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
} from '@inktvis/foundation/brussels';
import { attendableOccurrence, type Occurrence } from '../programme/occurrences.ts';
import { fill } from '../ui/fill.ts';
import { search } from '../ui/messages/search.ts';
import type { SearchItem } from './item.ts';

/** When and where something is, in words; `''` where that says nothing or is not known. */
export type WhenWhere = {
  readonly when: string;
  /** `03.11`, for where there is little room. */
  readonly dayNumber: string;
  readonly where: string;
};

const moment = (start: Date): Pick<WhenWhere, 'when' | 'dayNumber'> => {
  const day = brusselsDay(start);
  return {
    when: fill(search.moment, { day: formatDayLong(day), time: formatTime(start) }),
    dayNumber: formatDayNumber(day),
  };
};

const wholeDay = (day: Day | null): Pick<WhenWhere, 'when' | 'dayNumber'> => ({
  when: day ? formatDayLong(day) : '',
  dayNumber: day ? formatDayNumber(day) : '',
});

const place = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

function experienceFacts(
  { content }: Story<'experience'>,
  occurrences: readonly Occurrence[],
  now: Date,
): WhenWhere {
  const shown = attendableOccurrence(occurrences, now);
  const start = shown?.content.startDate ?? content.startDate;
  return {
    ...(start ? moment(start) : wholeDay(content.date)),
    where: (shown?.content.location ?? content.location)?.content.title ?? '',
  };
}

/** Of an experience the time a visitor can attend, of `occurrences`; of news its date; of a place its address. */
export function whenWhere(
  story: SearchItem['story'],
  occurrences: readonly Occurrence[],
  now: Date,
): WhenWhere {
  switch (story.type) {
    case 'experience':
      return experienceFacts(story, occurrences, now);
    case 'news_article':
      return { when: story.content.date ? formatDate(story.content.date) : '', dayNumber: '', where: '' };
    case 'bookstore': {
      const { address, postalCode, town } = story.content;
      return { when: '', dayNumber: '', where: place(address, [postalCode, town].filter(Boolean).join(' ')) };
    }
    case 'hotspot_kortrijk':
      return { when: '', dayNumber: '', where: place(story.content.address, story.content.town) };
    default:
      return { when: '', dayNumber: '', where: '' };
  }
}
