import type { Experience, Picture } from '@inktvis/content';
import { type Day, formatDayNumber, formatTime, nextDay } from '@inktvis/foundation/brussels';
import { entry as entryWords } from '@inktvis/messages/entry';
import { item } from '@inktvis/messages/item';
import { type EntryLine, entryLine, entryOf } from '@inktvis/programme/entry';
import {
  attendableOccurrence,
  endOf,
  lastDay,
  type Occurrence,
  phaseOf,
  sortOccurrences,
  startDay,
} from '@inktvis/programme/occurrences';
import {
  type ItemFacts,
  itemFacts,
  previousTime,
  type RibbonItem,
  ribbonItem,
} from '@inktvis/programme/programme-item';
import { flagsOf, type StatusName } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { type CardTime, dayOf, timeOf } from '../card-time.ts';

export type ExperienceCardProps = ItemFacts & {
  readonly href: string | null;
  readonly title: string;
  readonly picture: Picture | null;
  readonly first: CardTime | null;
  readonly lastDayNumber?: string;
  readonly previousTime: string | null;
  /** `tot 15.15`, in two words, while it runs. */
  readonly running: { readonly word: string; readonly time: string } | null;
  readonly flags: readonly StatusName[];
  readonly entry: EntryLine | null;
  readonly ribbon: RibbonItem | null;
  readonly isHighlighted?: true;
  readonly headingLevel?: 2 | 3 | 4;
};

/** What a card says besides its facts when no programme item is known. */
export const NO_ITEM = { previousTime: null, running: null, flags: [], entry: null, ribbon: null } as const;

const ownTime = ({ content: { startDate, date } }: Experience): CardTime | null =>
  startDate ? timeOf(startDate, null) : date ? dayOf(date) : null;

/** The last day of a daily series that begins with `first`: every following day at the same hour. */
function seriesEnd(first: Occurrence, occurrences: readonly Occurrence[]): Day | null {
  const time = formatTime(first.content.startDate);
  const days = new Set(
    occurrences.filter((one) => formatTime(one.content.startDate) === time).map((one) => startDay(one)),
  );
  let last = startDay(first);
  while (days.has(nextDay(last))) last = nextDay(last);
  return last > nextDay(startDay(first)) ? last : null;
}

const cards = new WeakMap<Occurrence, { readonly phases: string; readonly card: ExperienceCardProps }>();

/** The card of one programme item. It changes only when that begins or ends, or its booking opens: until then this is the same object. */
export function occurrenceCard(occurrence: Occurrence, now: Date, as = now): ExperienceCardProps {
  const { experience } = occurrence.content;
  const phases = `${phaseOf(occurrence, as)} ${entryOf(experience, occurrence, now).state}`;
  const known = cards.get(occurrence);
  if (known?.phases === phases) return known.card;
  const card = cardOf(experience, occurrence.name, [occurrence], as, now);
  cards.set(occurrence, { phases, card });
  return card;
}

/** The card of one programme item as it was announced, before it begins. */
export const announcedCard = (occurrence: Occurrence, now: Date): ExperienceCardProps =>
  occurrenceCard(occurrence, now, new Date(occurrence.content.startDate.getTime() - 1));

/** The card of an experience at the first time a visitor can attend; three days in a row at one hour are a series. */
export const experienceCard = (
  experience: Experience,
  occurrences: readonly Occurrence[],
  now: Date,
): ExperienceCardProps => cardOf(experience, experience.content.title, occurrences, now);

/** Of a series: how one gets in at each, or that it differs. */
function entryOfAll(experience: Experience | null, occurrences: readonly Occurrence[], now: Date) {
  const [first = null, ...others] = occurrences.map((one) => entryLine(entryOf(experience, one, now)));
  if (others.every((line) => line?.words === first?.words)) return first;
  return { sign: 'ticket' as const, words: entryWords.per_moment, short: entryWords.per_moment };
}

function cardOf(
  experience: Experience | null,
  title: string,
  occurrences: readonly Occurrence[],
  now: Date,
  /** When it is asked how one gets in. */
  asked = now,
): ExperienceCardProps {
  const shown = attendableOccurrence(occurrences, now);
  const card = {
    ...itemFacts(experience, shown),
    href: experience?.href ?? null,
    title: experience?.content.title ?? title,
    picture: experience?.content.image ?? null,
    ...(experience?.content.highlighted && { isHighlighted: true as const }),
  };
  if (!shown) return { ...card, ...NO_ITEM, first: experience && ownTime(experience) };

  const runsNow = phaseOf(shown, now) === 'now';
  const end = endOf(shown);
  const upcoming = sortOccurrences(occurrences).filter((one) => phaseOf(one, now) !== 'past');
  const series = runsNow ? null : seriesEnd(shown, upcoming);
  const last = series ?? lastDay(shown);
  const flags = flagsOf(shown, now);
  return {
    ...card,
    first: timeOf(shown.content.startDate, untilTime(shown), series ? item.every_day : undefined),
    lastDayNumber: last > startDay(shown) ? formatDayNumber(last) : undefined,
    previousTime: previousTime(shown),
    running:
      runsNow && flags.includes('now')
        ? { word: end ? item.until : item.since, time: formatTime(end ?? shown.content.startDate) }
        : null,
    flags,
    entry: entryOfAll(experience, series ? upcoming : [shown], asked),
    ribbon: ribbonItem(shown, experience),
  };
}
