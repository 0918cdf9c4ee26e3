import type { Story } from '@inktvis/content';
import type { ContentClient } from '@inktvis/content/client';
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

/** When and where something is, in words; `''` if that does not apply or is unknown. */
export type WhenWhere = {
  readonly when: string;
  /** `03.11`, for narrow places. */
  readonly dayNumber: string;
  readonly where: string;
};

const startWords = (start: Date): Pick<WhenWhere, 'when' | 'dayNumber'> => {
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
    ...(start ? startWords(start) : wholeDay(content.date)),
    where: (shown?.content.location ?? content.location)?.content.title ?? '',
  };
}

/** `Doorlopend, elke zondag` or `Van 08.10 tot 17.12, elke dinsdag`: when an event without separate dates is open. */
function periodWords(event: TouringEvent): string {
  const { startDate, endDate } = event;
  const span =
    startDate && endDate
      ? fill(tours.periodic, { start: dayNumber(startDate), end: dayNumber(endDate) })
      : tours.permanent;
  return `${span}, ${openDays(event)}`;
}

const STATUS_WORDS = {
  off: states.geannuleerd,
  postponed: states.uitgesteld,
  past: states.voorbij,
  sold: states.volzet,
};

/** The first date of an event that a visitor can attend, with its status. */
function tourFacts(event: TouringEvent, now: Date): WhenWhere {
  const date = shownDate(event, now);
  const status = eventStatus(event, date, now);
  const when = date ? startWords(date.start) : { when: periodWords(event), dayNumber: '' };
  const words = status ? `, ${STATUS_WORDS[status].toLowerCase()}` : '';
  return { ...when, when: when.when + words, where: placeWords(event).text };
}

/** The programme items of an experience. */
type OccurrencesOf = (experienceUuid: string) => readonly Occurrence[];

const byExperience = new WeakMap<readonly Occurrence[], ReadonlyMap<string, readonly Occurrence[]>>();

/** Groups the programme by experience, once per version of the content. */
function groupByExperience(programme: readonly Occurrence[]): ReadonlyMap<string, readonly Occurrence[]> {
  const grouped =
    byExperience.get(programme) ?? Map.groupBy(programme, ({ content }) => content.experience?.uuid ?? '');
  byExperience.set(programme, grouped);
  return grouped;
}

/** Reads the programme items of each experience; none if the programme cannot be read: results are shown without. */
export async function readOccurrences(content: Pick<ContentClient, 'programme'>): Promise<OccurrencesOf> {
  const programme = await content.programme();
  if (!programme.ok) return () => [];
  const grouped = groupByExperience(programme.value);
  return (uuid) => grouped.get(uuid) ?? [];
}

/** Of an experience or an event the next time to attend; of news its date; of a place its address. */
export function whenWhere(source: Source, occurrencesOf: OccurrencesOf, now: Date): WhenWhere {
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
