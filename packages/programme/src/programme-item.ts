import type { Story } from '@inktvis/content';
import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { itemAccess } from './access.ts';
import { ageWords } from './age.ts';
import { seenOf } from './changes/seen.ts';
import { isSameEdition } from './festival.ts';
import { type Occurrence, occurrenceKey, startDay, type Timed } from './occurrences.ts';
import { itemPeople, namesLine } from './people/people.ts';

export type { ThemeIcon } from '@inktvis/content/vocabularies';

type Experience = Story<'experience'>;

/** What cards and rows say below a title. */
export type ItemFacts = ReturnType<typeof itemFacts>;

/** The themes of an item; without its own those of its experience. */
export const itemThemes = (experience: Experience | null, occurrence: Occurrence | null) =>
  occurrence?.content.theme.length ? occurrence.content.theme : (experience?.content.theme ?? []);

/**
 * The facts of an experience, those of one occurrence first: an occurrence has its own place, and may differ from
 * its experience in type and theme. Empty text where nothing is known.
 */
export function itemFacts(experience: Experience | null, occurrence: Occurrence | null) {
  const own = occurrence?.content;
  const themes = itemThemes(experience, occurrence);
  return {
    typeLabel: (own?.type ?? experience?.content.type)?.content.title ?? '',
    placeLabel: (own?.location ?? experience?.content.location)?.content.title ?? '',
    /** The place it was announced for, when it moved. */
    previousPlace: own?.flags.includes('ander-podium') ? (own.previousLocation?.content.title ?? null) : null,
    themeLabel: themes.map((theme) => theme.content.title).join(', '),
    /** `vanaf 8 jaar`; empty when it is for all ages. */
    ageLabel: ageWords(experience?.content.age ?? ''),
    /** The icon of the first. */
    theme: themes[0]?.content.icon ?? null,
    access: itemAccess(experience, occurrence),
    /** The people; null when there are none. */
    names: namesLine(itemPeople(experience, occurrence)),
  };
}

/** What a changed start is read from: an occurrence, or anything else that has a time and flags. */
type Movable = {
  readonly content: Timed['content'] & {
    readonly flags: readonly string[];
    readonly previousStart: Date | null;
  };
};

/** The start it was announced for, when that moved. One of a former edition is left over from a reused item. */
export function previousStartOf(occurrence: Movable): Date | null {
  const { flags, previousStart } = occurrence.content;
  const isMoved = flags.includes('ander-uur') && previousStart !== null;
  return isMoved && isSameEdition(brusselsDay(previousStart), startDay(occurrence)) ? previousStart : null;
}

/** The same in words: `14.00`, or `25.10, 14.00` when it was another day. */
export function previousTime(occurrence: Movable): string | null {
  const previousStart = previousStartOf(occurrence);
  if (!previousStart) return null;
  const day = brusselsDay(previousStart);
  const time = formatTime(previousStart);
  return day === startDay(occurrence) ? time : `${formatDayNumber(day)}, ${time}`;
}

/** What the ribbon of a programme item saves in "my list". */
export type RibbonItem = NonNullable<ReturnType<typeof ribbonItem>>;

type Named = {
  readonly uuid: string;
  readonly content: { readonly title: string; readonly location: Story<'location'> | null };
};

/** The ribbon of an occurrence; null when its experience is missing. */
export const ribbonItem = (
  occurrence: Occurrence,
  experience: Named | null = occurrence.content.experience,
) =>
  experience && {
    /** Short name of the item. */
    id: occurrenceKey(occurrence),
    /** By which another date of the same experience is recognised. */
    experience: experience.uuid,
    day: startDay(occurrence),
    title: experience.content.title,
    /** What the visitor saw of it when they saved it. */
    seen: seenOf(
      occurrence,
      (occurrence.content.location ?? experience.content.location)?.content.title ?? '',
    ),
  };
