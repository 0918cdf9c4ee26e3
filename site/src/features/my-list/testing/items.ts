import { scheduleEntry } from '@inktvis/programme/export/schedule-entry';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { scheduleItem } from '@inktvis/programme/schedule/document';
import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { type ListItem, listItem } from '../list-item.ts';

export const BASE = 'https://inktvis.example';

type ItemOptions = Partial<Record<'title' | 'id' | 'place' | 'end', string>> &
  Partial<Pick<Occurrence['content'], 'flags' | 'dropIn'>>;

/** An item for tests at a Brussels wall time, `2024-10-26 14:30`; its id is its title by default. */
export function anItem(start: string, { place, end, ...rest }: ItemOptions = {}): ListItem {
  const { title = 'Vrije micro', id = title, ...content } = rest;
  const occurrence = anOccurrence({
    ...content,
    experience: anExperience({ title }),
    location: place ? aLocation({ title: place }) : null,
    startDate: at(start),
    endDate: end ? at(end) : null,
  });
  const [item] = listItem(scheduleItem(scheduleEntry(occurrence, BASE)));
  if (!item) throw new Error('no item');
  return { ...item, id, experience: title };
}
