import type { Story } from '@inktvis/content';
import type { ContentClient } from '@inktvis/content/client';
import type { EventDate, TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  type Day,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { search } from '@inktvis/messages/search';
import { tours } from '@inktvis/messages/tours';
import { attendableOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import type { ListedPerson } from '@inktvis/programme/people/name-list';
import { itemFacts } from '@inktvis/programme/programme-item';
import { postalTown } from '../../../cards/text.ts';
import { dayNumber, eventStatus, shownDate, startTime } from '../../../cards/tours/tour-when.ts';
import { openDays, placeWords } from '../../../cards/tours/tour-words.ts';
import type { Source } from '../item.ts';

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

/** `zaterdag 23 november, 20.00 uur`, or `hele dag`; another year is said. */
function dateWords(date: EventDate, now: Date): Pick<WhenWhere, 'when' | 'dayNumber'> {
  const day = brusselsDay(date.start);
  const isThisYear = day.slice(0, 4) === brusselsDay(now).slice(0, 4);
  return {
    when: `${isThisYear ? formatDayLong(day) : `${formatWeekday(day)} ${formatDate(day)}`}, ${startTime(date)}`,
    dayNumber: formatDayNumber(day),
  };
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
  const status = eventStatus(event, now);
  const when = date ? dateWords(date, now) : { when: periodWords(event), dayNumber: '' };
  const words = status ? `, ${STATUS_WORDS[status].toLowerCase()}` : '';
  return { ...when, when: when.when + words, where: placeWords(event) };
}

/** The programme items of an experience. */
export type OccurrencesOf = (experienceUuid: string) => readonly Occurrence[];

const NO_OCCURRENCES: OccurrencesOf = () => [];

/** Groups the programme by experience, once per version of the content: the same function until it changes. */
const occurrencesIn = memoizeByObject((programme: readonly Occurrence[]): OccurrencesOf => {
  const grouped = Map.groupBy(programme, ({ content }) => content.experience?.uuid ?? '');
  return (uuid) => grouped.get(uuid) ?? [];
});

/** Reads the programme items of each experience; none if the programme cannot be read: results are shown without. */
export async function readOccurrences(content: Pick<ContentClient, 'programme'>): Promise<OccurrencesOf> {
  const programme = await content.programme();
  return programme.ok ? occurrencesIn(programme.value) : NO_OCCURRENCES;
}

const NOTHING: WhenWhere = { when: '', dayNumber: '', where: '' };

function personFacts({ appearances }: ListedPerson, now: Date): WhenWhere {
  const all = appearances.map(({ occurrence }) => occurrence);
  const next = attendableOccurrence(all, now);
  if (!next) return NOTHING;
  const where = itemFacts(next.content.experience, next).placeLabel;
  return { ...startWords(next.content.startDate), where };
}

/** Of an experience or an event the next time to attend; of news its date; of a place its address. */
export function whenWhere(source: Source, occurrencesOf: OccurrencesOf, now: Date): WhenWhere {
  if (source.is === 'tour') return tourFacts(source.event, now);
  if (source.is === 'person') return personFacts(source.person, now);
  if (source.is === 'fixed') return NOTHING;
  const { story } = source;
  switch (story.type) {
    case 'experience':
      return experienceFacts(story, occurrencesOf(story.uuid), now);
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
