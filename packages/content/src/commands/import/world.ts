import { baseLetters } from '@inktvis/foundation/base-letters';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { objectsIn, textOf } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { RefusedFile } from './cells.ts';
import type { Edition } from './times.ts';

export type Name = { readonly given_name: string; readonly surname: string; readonly role: string };

/** A hall, type or theme, with the other words for it. */
export type Term = {
  readonly slug: string;
  readonly uuid: string;
  readonly title: string;
  /** What means it for sure: its title, the plural of a type. */
  readonly names: readonly string[];
  /** What may mean it: the hall it is in, words that visitors type. */
  readonly hints: readonly string[];
  readonly content: JsonObject;
};

/** What the content knows, before the sheet is read. Newer drafts go before what is published. */
export type World = {
  readonly edition: Edition;
  readonly halls: readonly Term[];
  readonly types: readonly Term[];
  readonly themes: readonly Term[];
  /** By `wordKey` of the full name. */
  readonly people: ReadonlyMap<string, Name>;
  /** By `titleKey`. */
  readonly experiences: ReadonlyMap<string, Entry>;
  /** Titles of experiences, by `nearKey`. */
  readonly titles: ReadonlyMap<string, string>;
  readonly byUuid: ReadonlyMap<string, Entry>;
  readonly bySlug: ReadonlyMap<string, Entry>;
  /** When the programme was announced, as the wire has it; `''` before. */
  readonly announcedAt: string;
};

/** Case, accents and soft hyphens do not count. */
export const wordKey = (text: string): string => baseLetters(withoutSoftHyphens(text)).trim();

/** Nor do spaces and hyphens, for what is nearly the same. */
export const nearKey = (text: string): string => wordKey(text).replace(/[\s-]/g, '');

/** Case, quotes and punctuation do not count; accents do: `een` and `één` are two words. */
export const titleKey = (title: string): string =>
  withoutSoftHyphens(title)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const namesOf = (people: unknown): Name[] =>
  listOf(people)
    .filter(isObject)
    .map(({ given_name, surname, role }) => ({
      given_name: textOf(given_name),
      surname: textOf(surname),
      role: textOf(role),
    }));

export const fullName = ({ given_name, surname }: Name): string => `${given_name} ${surname}`.trim();

/** Throws `RefusedFile` when the home story does not say when the festival is. */
export function worldOf({ published, drafts }: ContentFolder): World {
  const bySlug = new Map([...published, ...drafts].map((entry) => [entry.story.full_slug, entry]));
  const entries = [...bySlug.values()];
  const ofType = (component: string) => entries.filter(({ story }) => story.content.component === component);
  const [home, overview] = ['home', 'default_date_overview'].map((type) => ofType(type)[0]?.story.content);
  const first = textOf(home?.start_date).slice(0, 10);
  if (first === '')
    throw new RefusedFile(
      'de startpagina zegt niet wanneer het festival is; vul daar de eerste en laatste dag in',
    );
  const terms = (component: string): Term[] =>
    ofType(component).map(({ story: { uuid, full_slug, content } }) => ({
      slug: full_slug.split('/').at(-1) ?? '',
      uuid,
      title: withoutSoftHyphens(textOf(content.title)),
      names: [content.title, content.plural].map((name) => wordKey(textOf(name))).filter(Boolean),
      hints: [content.hall, ...textOf(content.keywords).split(/[,=\n]/)]
        .map((name) => wordKey(textOf(name)))
        .filter(Boolean),
      content,
    }));
  const people = entries
    .flatMap(({ story }) => [...objectsIn(story.content.people)])
    .flatMap(({ object }) => (object.component === 'person' ? namesOf([object]) : []));
  const experiences = ofType('experience');
  return {
    edition: { first, last: textOf(home?.end_date).slice(0, 10) || first },
    halls: terms('location'),
    types: terms('type'),
    themes: terms('theme'),
    people: new Map(people.map((name) => [wordKey(fullName(name)), { ...name, role: '' }])),
    experiences: new Map(
      experiences.map((entry) => [titleKey(textOf(entry.story.content.title)), entry] as const),
    ),
    titles: new Map(
      experiences
        .map(({ story }) => withoutSoftHyphens(textOf(story.content.title)))
        .map((title) => [nearKey(titleKey(title)), title] as const),
    ),
    byUuid: new Map(entries.map((entry) => [entry.story.uuid, entry])),
    bySlug,
    announcedAt: textOf(overview?.announced_at),
  };
}
