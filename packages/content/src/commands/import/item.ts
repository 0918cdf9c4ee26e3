import { listOf, textOf } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { WireStory } from '../../kit/definition.ts';
import { isAccessOfPlace } from '../../vocabularies.ts';
import type { Field } from './headings.ts';
import { SHEET_FLAGS } from './values.ts';
import { fullName, namesOf, titleKey, type World } from './world.ts';

/** Fields that the import fills, with the column that says them. The title is that of the experience. */
export const COLUMNS = {
  title: 'title',
  start_date: 'begin',
  end_date: 'end',
  location: 'hall',
  people: 'people',
  access: 'access',
  flags: 'status',
} as const satisfies Readonly<Record<string, Field>>;

export type Filled = keyof typeof COLUMNS;
export const FILLED = Object.keys(COLUMNS) as Filled[];

const valuesSchema = z.object({
  title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  location: z.string(),
  people: z.array(z.object({ given_name: z.string(), surname: z.string(), role: z.string() })),
  access: z.array(z.string()),
  flags: z.array(z.string()),
});
/** What the fields of a moment hold, as the wire has them: UTC, and uuids. */
export type Values = z.infer<typeof valuesSchema>;

/** What the last import read of one moment. `made`: an import made its experience. */
export const lineSchema = z.object({
  key: z.string(),
  uuid: z.string(),
  made: z.boolean(),
  sheet: valuesSchema,
});

/** What an item should hold: without what its experience or its hall says already. */
export function wantedValues(sheet: Values, { content }: WireStory, { byUuid }: World): Values {
  const general = namesOf(content.people).map(fullName);
  const ofHall = listOf(byUuid.get(sheet.location)?.content.access).filter(isAccessOfPlace);
  const known = [...listOf(content.access), ...ofHall];
  return {
    ...sheet,
    people: isSame('people', sheet.people.map(fullName), general) ? [] : sheet.people,
    access: sheet.access.filter((name) => !known.includes(name)),
  };
}

export function spaceValues({ content }: WireStory, experience: WireStory): Values {
  return {
    title: textOf(experience.content.title),
    start_date: textOf(content.start_date),
    end_date: textOf(content.end_date),
    location: textOf(content.location),
    people: namesOf(content.people),
    access: listOf(content.access).map(textOf),
    flags: SHEET_FLAGS.filter((flag) => listOf(content.flags).includes(flag)),
  };
}

/** Lists are sets, and what was never filled in is empty. */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(plain).sort().join() : JSON.stringify(value || '');

export const isSame = (name: string, one: unknown, other: unknown): boolean =>
  name === 'title' ? titleKey(textOf(one)) === titleKey(textOf(other)) : plain(one) === plain(other);
