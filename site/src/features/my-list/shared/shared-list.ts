import { type Occurrence, occurrenceKey } from '@inktvis/programme/occurrences';
import { sharedIds } from '@inktvis/programme/paths';
import { itemFacts } from '@inktvis/programme/programme-item';
import { type ListItem, sortItems } from '../list-item.ts';

/** A programme item as a list shows it; null when its experience is gone. */
export function occurrenceItem(occurrence: Occurrence): ListItem | null {
  const { experience, startDate, endDate, dropIn, flags, previousStart, note } = occurrence.content;
  if (!experience) return null;
  return {
    id: occurrenceKey(occurrence),
    experience: experience.uuid,
    title: experience.content.title,
    href: experience.href,
    note,
    facts: itemFacts(experience, occurrence),
    content: {
      startDate,
      endDate,
      dropIn: dropIn || experience.content.dropIn,
      flags,
      previousStart,
    },
  };
}

/** The list in an address, looked up in the programme. */
export type SharedList = {
  /** By start. */
  readonly items: readonly ListItem[];
  /** How many ids the programme does not have (any more). */
  readonly gone: number;
};

/** Looks up the list of `?b=`. */
export function sharedList(parameter: string, programme: readonly Occurrence[]): SharedList {
  const ids = sharedIds(parameter);
  const index = new Map(programme.map((occurrence) => [occurrenceKey(occurrence), occurrence]));
  const items = ids.flatMap((id) => {
    const occurrence = index.get(id);
    return (occurrence && occurrenceItem(occurrence)) ?? [];
  });
  return { items: sortItems(items), gone: ids.length - items.length };
}
