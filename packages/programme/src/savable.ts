import { occurrenceKey } from './occurrence-key.ts';
import { type Occurrence, startDay } from './occurrences.ts';
import type { Savable } from './savable-item.ts';

type Named = { readonly uuid: string; readonly content: { readonly title: string } };

/** What the ribbon of an occurrence saves; null when it is an occurrence of nothing. */
export const savable = (
  occurrence: Occurrence,
  experience: Named | null = occurrence.content.experience,
): Savable | null =>
  experience && {
    id: occurrenceKey(occurrence),
    experience: experience.uuid,
    day: startDay(occurrence),
    title: experience.content.title,
  };
