import type { ContentClient, Read } from '@inktvis/content/client';
import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { names as words } from '@inktvis/messages/names';
import { occurrenceKey, phaseOf, shortTitleOf, startDay } from '@inktvis/programme/occurrences';
import {
  type Appearance,
  byLetter,
  filterNames,
  LETTERS,
  type ListedPerson,
  NO_LETTER,
  nameList,
  ROLE_NAMES,
  ROLE_PARAMETER,
  readNameFilter,
  SIGNS_PARAMETER,
  SIGNS_VALUE,
} from '@inktvis/programme/people/name-list';
import { itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { flagsOf, type StatusName } from '@inktvis/programme/status';

/** A chip of the filter: `count` names have it. */
type NameChip = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
};

export type NameAppearance = {
  readonly key: string;
  /** `do 31.10` */
  readonly day: string;
  /** For `<time datetime>`. */
  readonly machine: string;
  readonly time: string;
  readonly previousTime: string | null;
  readonly title: string;
  readonly href: string | null;
  readonly place: string;
  readonly signs: boolean;
  readonly isPast: boolean;
  /** What keeps a visitor from coming, or from being in time. */
  readonly flags: readonly StatusName[];
};

export type NameEntry = Pick<ListedPerson, 'slug' | 'givenName' | 'surname'> & {
  /** `schrijver, moderator` */
  readonly roles: string;
  /** The next two, or the last one that was. */
  readonly appearances: readonly NameAppearance[];
  /** All others, past ones last. */
  readonly others: readonly NameAppearance[];
};

export type NamesModel = {
  /** Every letter of the alphabet, with its id on the page when it has names. */
  readonly strip: readonly { readonly letter: string; readonly id: string | null }[];
  readonly chips: readonly NameChip[];
  readonly isFiltered: boolean;
  /** What was typed in the search box. */
  readonly typed: string;
  /** `17 namen` */
  readonly count: string;
  readonly letters: readonly {
    readonly letter: string;
    readonly id: string;
    readonly people: readonly NameEntry[];
  }[];
};

/** So many appearances of a person are in sight. */
const SHOWN = 2;
const SHOWN_FLAGS: readonly StatusName[] = ['off', 'sold', 'time', 'place'];

const idOf = (letter: string): string =>
  ownId(`letter-${letter === NO_LETTER ? 'andere' : letter.toLowerCase()}`);

function appearanceOf({ occurrence, signs }: Appearance, now: Date): NameAppearance {
  const { experience, startDate } = occurrence.content;
  const day = startDay(occurrence);
  return {
    key: occurrenceKey(occurrence),
    day: `${formatWeekday(day).slice(0, 2)} ${formatDayNumber(day)}`,
    machine: machineTime(startDate),
    time: formatTime(startDate),
    previousTime: previousTime(occurrence),
    title: shortTitleOf(occurrence),
    href: experience?.href ?? null,
    place: itemFacts(experience, occurrence).placeLabel,
    signs,
    isPast: phaseOf(occurrence, now) === 'past',
    flags: flagsOf(occurrence, now).filter((name) => SHOWN_FLAGS.includes(name)),
  };
}

function entryOf({ slug, givenName, surname, roles, appearances }: ListedPerson, now: Date): NameEntry {
  const all = appearances.map((appearance) => appearanceOf(appearance, now));
  const [coming, past] = [all.filter(({ isPast }) => !isPast), all.filter(({ isPast }) => isPast)];
  const shown = coming.length > 0 ? coming.slice(0, SHOWN) : past.slice(-1);
  const others = [...coming, ...past].filter((appearance) => !shown.includes(appearance));
  return { slug, givenName, surname, roles: roles.join(', '), appearances: shown, others };
}

/** `17 namen` */
const countWords = (count: number): string =>
  count === 0 ? words.count_none : count === 1 ? words.count_one : fill(words.count_many, { count });

/** The page of all names for the filter in `search`; counts of chips are those of the whole list. */
function namesModel(people: readonly ListedPerson[], search: URLSearchParams, now: Date): NamesModel {
  const filter = readNameFilter(search);
  const shown = filterNames(people, filter);
  const letters = byLetter(shown).map(({ letter, people: ones }) => ({
    letter,
    id: idOf(letter),
    people: ones.map((person) => entryOf(person, now)),
  }));
  const found = new Set(letters.map(({ letter }) => letter));
  const strip = found.has(NO_LETTER) ? [...LETTERS, NO_LETTER] : LETTERS;
  const roles = ROLE_NAMES.map((role) => ({
    name: ROLE_PARAMETER,
    value: role,
    label: role,
    count: people.filter((person) => person.roles.includes(role)).length,
    checked: filter.roles.includes(role),
  }));
  const signs = {
    name: SIGNS_PARAMETER,
    value: SIGNS_VALUE,
    label: words.signs_filter,
    count: people.filter((person) => person.signs).length,
    checked: filter.signs,
  };
  return {
    strip: strip.map((letter) => ({ letter, id: found.has(letter) ? idOf(letter) : null })),
    chips: [...roles, signs].filter(({ count, checked }) => count > 0 || checked),
    isFiltered: filter.roles.length > 0 || filter.signs || filter.typed !== '',
    typed: filter.typed,
    count: countWords(shown.length),
    letters,
  };
}

/** Reads the page of all names; an error when the programme cannot be read. */
export async function loadNames(
  content: Pick<ContentClient, 'programme'>,
  search: URLSearchParams,
  now: Date,
): Promise<Read<NamesModel>> {
  const programme = await content.programme();
  return programme.ok ? ok(namesModel(nameList(programme.value), search, now)) : programme;
}
