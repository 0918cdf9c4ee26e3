import type { Content } from '@inktvis/content';
import { isObject } from '@inktvis/foundation/json';
import type { AccessName } from '../access.ts';
import { ACCESS_NAMES } from '../access.ts';
import { isRoleName } from '../people/name-list.ts';
import type { Person } from '../people/people.ts';
import type { Named, ScheduleDocument, ScheduleItem } from '../schedule/index.ts';

type FlagName = Content<'program'>['flags'][number];

/** A flag that the content model gets is missed here by the compiler. */
const FLAGS: { readonly [name in FlagName]: true } = {
  nieuw: true,
  'laatste-plaatsen': true,
  'weer-plaats': true,
  uitverkocht: true,
  geannuleerd: true,
  'ander-uur': true,
  'ander-podium': true,
};

const isFlag = (value: unknown): value is FlagName =>
  typeof value === 'string' && Object.hasOwn(FLAGS, value);

/** One item of `/programma.json` as it was read: what was missing or wrong is null or empty. */
export type ReadItem = Pick<
  ScheduleItem,
  'id' | 'uuid' | 'experience' | 'title' | 'shortTitle' | 'dropIn' | 'age' | 'note'
> & {
  /** Path of its page. */
  readonly href: string;
  readonly start: Date;
  readonly end: Date | null;
  readonly type: Named | null;
  readonly location: Named | null;
  readonly themes: readonly Named[];
  readonly access: readonly AccessName[];
  readonly people: readonly Person[];
  readonly flags: readonly FlagName[];
  readonly previousStart: Date | null;
  readonly previousLocation: Named | null;
};

/** The unchecked fields of an item. */
type Unchecked = { readonly [name in keyof ScheduleItem]?: unknown };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function namedOf(value: unknown): Named | null {
  const { slug, title } = isObject(value) ? value : {};
  return typeof slug === 'string' && typeof title === 'string' ? { slug, title } : null;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Null for what is no name. A document that was stored by an older build has none. */
function personOf(value: unknown): Person | null {
  const { slug, givenName, surname, role, signs } = isObject(value) ? value : {};
  if (typeof slug !== 'string' || typeof givenName !== 'string' || typeof surname !== 'string') return null;
  const known = typeof role === 'string' && isRoleName(role) ? role : null;
  return surname === '' ? null : { slug, givenName, surname, role: known, signs: signs === true };
}

function readItem(item: Unchecked): ReadItem | null {
  const { id, uuid, title, url } = item;
  const start = dateOf(item.start);
  if (typeof id !== 'string' || typeof uuid !== 'string' || typeof title !== 'string') return null;
  if (typeof url !== 'string' || !URL.canParse(url) || !start) return null;
  const access = listOf(item.access);
  return {
    id,
    uuid,
    title,
    shortTitle: textOf(item.shortTitle),
    start,
    experience: typeof item.experience === 'string' ? item.experience : null,
    href: new URL(url).pathname,
    end: dateOf(item.end),
    dropIn: item.dropIn === true,
    type: namedOf(item.type),
    location: namedOf(item.location),
    themes: listOf(item.themes).flatMap((theme) => namedOf(theme) ?? []),
    access: ACCESS_NAMES.filter((name) => access.includes(name)),
    people: listOf(item.people).flatMap((person) => personOf(person) ?? []),
    age: textOf(item.age),
    flags: listOf(item.flags).filter(isFlag),
    previousStart: dateOf(item.previousStart),
    previousLocation: namedOf(item.previousLocation),
    note: textOf(item.note),
  };
}

const VERSION: ScheduleDocument['version'] = 1;

/**
 * The items of `/programma.json` (`ScheduleDocument`), which a browser fetched or stored. Items without name, address
 * or start are left out; null when it is no programme of this version. By hand: a schema library would weigh more than
 * the pages that use this.
 */
export function readDocument(document: unknown): readonly ReadItem[] | null {
  if (!isObject(document) || document.version !== VERSION || !Array.isArray(document.items)) return null;
  return document.items.filter(isObject).flatMap((item) => readItem(item) ?? []);
}
