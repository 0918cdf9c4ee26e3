import type { Story } from '@inktvis/content';
import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { itemAccess } from './access.ts';
import { ageWords } from './age.ts';
import { seenOf } from './changes/seen.ts';
import { isSameEdition } from './festival.ts';
import { type Occurrence, occurrenceKey, startDay } from './occurrences.ts';
import { itemPeople, namesLine } from './people/people.ts';
import { queueSpot } from './signing.ts';
import type { Flagged } from './status.ts';

export type { ThemeIcon } from '@inktvis/content/vocabularies';

type Experience = Story<'experience'>;

export type ItemFacts = ReturnType<typeof itemFacts>;

/** Its own, else those of its experience. */
export const itemThemes = (experience: Experience | null, occurrence: Occurrence | null) =>
  occurrence?.content.theme.length ? occurrence.content.theme : (experience?.content.theme ?? []);

/** What cards and rows say below a title: of the occurrence, else of its experience. Empty where nothing is known. */
export function itemFacts(experience: Experience | null, occurrence: Occurrence | null) {
  const own = occurrence?.content;
  const themes = itemThemes(experience, occurrence);
  const queue = queueSpot(occurrence);
  return {
    typeLabel: (own?.type ?? experience?.content.type)?.content.title ?? '',
    placeLabel: (own?.location ?? experience?.content.location)?.content.title ?? '',
    previousPlace: own?.flags.includes('ander-podium') ? (own.previousLocation?.content.title ?? null) : null,
    themeLabel: themes.map((theme) => theme.content.title).join(', '),
    ageLabel: ageWords(experience?.content.age ?? ''),
    theme: themes[0]?.content.icon ?? null,
    access: itemAccess(experience, occurrence),
    names: namesLine(itemPeople(experience, occurrence)),
    /** As far as it is known. */
    placesLeft: own?.placesLeft ?? null,
    /** Absent where nobody signs. */
    ...(queue && { queue }),
  };
}

type Movable = Flagged & { readonly content: { readonly previousStart: Date | null } };

/** Null unless it moved; one of a former edition is left over from a reused item. */
export function previousStartOf(occurrence: Movable): Date | null {
  const { flags, previousStart } = occurrence.content;
  const isMoved = flags.includes('ander-uur') && previousStart !== null;
  return isMoved && isSameEdition(brusselsDay(previousStart), startDay(occurrence)) ? previousStart : null;
}

/** `14.00`, or `25.10, 14.00` when it was another day. */
export function previousTime(occurrence: Movable): string | null {
  const previousStart = previousStartOf(occurrence);
  if (!previousStart) return null;
  const day = brusselsDay(previousStart);
  const time = formatTime(previousStart);
  return day === startDay(occurrence) ? time : `${formatDayNumber(day)}, ${time}`;
}

export type RibbonItem = NonNullable<ReturnType<typeof ribbonItem>>;

type Named = {
  readonly uuid: string;
  readonly content: { readonly title: string; readonly location: Story<'location'> | null };
};

/** Null when its experience is missing. */
export const ribbonItem = (
  occurrence: Occurrence,
  experience: Named | null = occurrence.content.experience,
) =>
  experience && {
    id: occurrenceKey(occurrence),
    /** By which another date is recognised. */
    experience: experience.uuid,
    day: startDay(occurrence),
    title: experience.content.title,
    seen: seenOf(
      occurrence,
      (occurrence.content.location ?? experience.content.location)?.content.title ?? '',
    ),
  };
