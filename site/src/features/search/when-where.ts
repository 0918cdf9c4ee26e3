import type { Story } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  type Day,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { states } from '@inktvis/messages/states';
import { tours } from '@inktvis/messages/tours';
import { attendableOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import { dayNumber, eventStatus, shownDate } from '../../cards/tours/tour-when.ts';
import { openDays, placeWords } from '../../cards/tours/tour-words.ts';
import type { Source } from './item.ts';

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

/** `Doorlopend, elke zondag` and `Van 08.10 tot 17.12, elke dinsdag`: an event without dates of its own. */
function periodWords(event: TouringEvent): string {
  const { startDate, endDate } = event;
  const span =
    startDate && endDate
      ? fill(tours.periodic, { start: dayNumber(startDate), end: dayNumber(endDate) })
      : tours.permanent;
  return `${span}, ${openDays(event)}`;
}

const STANDING = {
  off: states.geannuleerd,
  postponed: states.uitgesteld,
  past: states.voorbij,
  sold: states.volzet,
};

/** The date of an event that a visitor can attend, and what stands in the way. */
function tourFacts(event: TouringEvent, now: Date): WhenWhere {
  const date = shownDate(event, now);
  const status = eventStatus(event, date, now);
  const when = date ? moment(date.start) : { when: periodWords(event), dayNumber: '' };
  const standing = status ? `, ${STANDING[status].toLowerCase()}` : '';
  return { ...when, when: when.when + standing, where: placeWords(event).text };
}

/** Of an experience or an event the time a visitor can attend; of news its date; of a place its address. */
export function whenWhere(
  source: Source,
  occurrencesOf: (experienceUuid: string) => readonly Occurrence[],
  now: Date,
): WhenWhere {
  if (source.is === 'tour') return tourFacts(source.event, now);
  const { story } = source;
  switch (story.type) {
    case 'experience':
      return experienceFacts(story, occurrencesOf(story.uuid), now);
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
