import type { Occurrence } from '@inktvis/programme/occurrences';
import { occurrenceKey } from '@inktvis/programme/occurrences';
import { itemFacts } from '@inktvis/programme/programme-item';
import type { ListItem } from './list-item.ts';

/** A programme item as a list shows it; null when its experience is gone, for then there is nothing to show. */
export function occurrenceItem(occurrence: Occurrence): ListItem | null {
  const { experience, startDate, endDate, dropIn, flags, previousStart } = occurrence.content;
  if (!experience) return null;
  return {
    id: occurrenceKey(occurrence),
    experience: experience.uuid,
    title: experience.content.title,
    href: experience.href,
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
