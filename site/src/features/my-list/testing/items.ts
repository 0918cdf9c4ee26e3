import { at } from '@inktvis/programme/testing/stories';
import type { ListItem } from '../list-item.ts';

type ItemOptions = Partial<Omit<ListItem, 'content' | 'facts'>> &
  Partial<Omit<ListItem['content'], 'startDate' | 'endDate'>> & {
    readonly place?: string;
    readonly end?: string | null;
  };

/** An item for tests at a Brussels wall time, `2024-10-26 14:30`; its id is its title by default. */
export const anItem = (start: string, { place = '', end = null, ...rest }: ItemOptions = {}): ListItem => {
  const {
    title = 'Vrije micro',
    id = title,
    experience = `uuid van ${title}`,
    href = '/activiteiten/x',
  } = rest;
  const { dropIn = false, flags = [], previousStart = null } = rest;
  return {
    id,
    experience,
    title,
    href,
    facts: {
      typeLabel: '',
      placeLabel: place,
      previousPlace: null,
      themeLabel: '',
      ageLabel: '',
      theme: null,
      access: [],
      names: null,
    },
    content: { startDate: at(start), endDate: end ? at(end) : null, dropIn, flags, previousStart },
  };
};
