import { ROLES, type RoleName } from '@inktvis/content/vocabularies';
import { indexLetter, matchesPrefixes, nameParts, nameWords } from '@inktvis/foundation/base-letters';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { type Occurrence, sortOccurrences } from '../occurrences.ts';
import { itemPeople, type Person } from './people.ts';

export type Appearance = Pick<Person, 'role' | 'signs'> & { readonly occurrence: Occurrence };

export type ListedPerson = Omit<Person, 'role'> & {
  readonly roles: readonly RoleName[];
  readonly appearances: readonly Appearance[];
};

/** Accents and capitals do not matter before the rest is equal. */
const collator = new Intl.Collator('nl-BE');

/** By surname as it is written (`Van den Vulpen` under V), then by given name. */
const byName = (a: Omit<Person, 'role' | 'signs'>, b: Omit<Person, 'role' | 'signs'>): number =>
  collator.compare(a.surname, b.surname) ||
  collator.compare(a.givenName, b.givenName) ||
  (a.slug < b.slug ? -1 : 1);

/** All people, in alphabetical order, each with all their appearances by start. */
export const nameList = memoizeByObject((programme: readonly Occurrence[]): readonly ListedPerson[] => {
  const found = new Map<string, { person: Person; appearances: Appearance[] }>();
  for (const occurrence of sortOccurrences(programme)) {
    for (const person of itemPeople(occurrence.content.experience, occurrence)) {
      const entry = found.get(person.slug) ?? { person, appearances: [] };
      found.set(person.slug, entry);
      entry.appearances.push({ occurrence, role: person.role, signs: person.signs });
    }
  }
  return [...found.values()]
    .map(({ person: { slug, givenName, surname }, appearances }) => ({
      slug,
      givenName,
      surname,
      roles: ROLES.names.filter((name) => appearances.some(({ role }) => role === name)),
      signs: appearances.some(({ signs }) => signs),
      appearances,
    }))
    .sort(byName);
});

/** `#`: names under none of them. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const NO_LETTER = '#';

/** The first of the surname, without accent. */
export const letterOf = ({ surname }: Pick<Person, 'surname'>): string => indexLetter(surname) ?? NO_LETTER;

/** A to Z, those under no letter last; no empty letters. */
export function byLetter<P extends Pick<Person, 'surname'>>(people: readonly P[]) {
  const groups = Map.groupBy(people, letterOf);
  return [...LETTERS, NO_LETTER].flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, people: group }] : [];
  });
}

/** `roles`: one of them, none is all; `typed`: the letters names begin with. */
type NameFilter = { readonly roles: readonly RoleName[]; readonly signs: boolean; readonly typed: string };

export const filterNames = (people: readonly ListedPerson[], { roles, signs, typed }: NameFilter) =>
  people.filter(
    (person) =>
      matchesPrefixes(nameParts(`${person.givenName} ${person.surname}`), nameWords(typed)) &&
      (!signs || person.signs) &&
      (roles.length === 0 || person.roles.some((role) => roles.includes(role))),
  );

/** `?zoek=tine&rol=schrijver&rol=verteller&signeert=ja` */
export const TYPED_PARAMETER = 'zoek';
export const ROLE_PARAMETER = 'rol';
export const [SIGNS_PARAMETER, SIGNS_VALUE] = ['signeert', 'ja'] as const;

export const NAMES_PARAMETERS = {
  [TYPED_PARAMETER]: 'single',
  [ROLE_PARAMETER]: ROLES.names,
  [SIGNS_PARAMETER]: [SIGNS_VALUE],
} as const;

export const readNameFilter = (search: URLSearchParams): NameFilter => {
  const asked = new Set(search.getAll(ROLE_PARAMETER));
  return {
    roles: ROLES.names.filter((name) => asked.has(name)),
    signs: search.get(SIGNS_PARAMETER) === SIGNS_VALUE,
    typed: search.get(TYPED_PARAMETER)?.trim() ?? '',
  };
};
