import type { Block, Story } from '@inktvis/content';
import type { RoleName } from '@inktvis/content/vocabularies';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { slugOf } from '@inktvis/foundation/slug';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import type { Occurrence } from '../occurrences.ts';
import { NAMES_PATH } from '../paths.ts';

export type Person = {
  /** The same name is the same person: the address is made of it. */
  readonly slug: string;
  /** Empty for a single name. */
  readonly givenName: string;
  readonly surname: string;
  readonly role: RoleName | null;
  readonly signs: boolean;
};

const plain = (text: string): string => withoutSoftHyphens(text).replace(/\s+/g, ' ').trim();

export const fullName = ({ givenName, surname }: Pick<Person, 'givenName' | 'surname'>): string =>
  givenName ? `${givenName} ${surname}` : surname;

export const personHref = (slug: string): string => `${NAMES_PATH}#${encodeURIComponent(slug)}`;

function personOf({ givenName, surname, role, signs }: Block<'person'>): Person {
  const name = { givenName: plain(givenName), surname: plain(surname) };
  return { slug: slugOf(fullName(name)), ...name, role, signs };
}

/** Each once, in the order of the editors; a name without letters is left out. */
const peopleIn = memoizeByObject((people: readonly Block<'person'>[]): readonly Person[] => {
  const found = new Map<string, Person>();
  for (const person of people.map(personOf)) {
    if (person.slug && !found.has(person.slug)) found.set(person.slug, person);
  }
  return [...found.values()];
});

/** Its own people, or without any those of its experience. */
export function itemPeople(experience: Story<'experience'> | null, occurrence: Occurrence | null) {
  const own = occurrence ? peopleIn(occurrence.content.people) : [];
  return own.length > 0 || !experience ? own : peopleIn(experience.content.people);
}

export type NamesLine = NonNullable<ReturnType<typeof namesLine>>;

const MAX_NAMES = 2;

/** Two names, and how many more there are. */
export function namesLine(people: readonly Pick<Person, 'givenName' | 'surname' | 'signs'>[]) {
  if (people.length === 0) return null;
  return {
    names: people.slice(0, MAX_NAMES).map(fullName) as readonly string[],
    more: Math.max(0, people.length - MAX_NAMES),
    signs: people.some(({ signs }) => signs),
  };
}
