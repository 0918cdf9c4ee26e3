import { baseLetters } from '@inktvis/foundation/base-letters';
import { isObject, listOf, textOf } from '@inktvis/foundation/json';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import type { ContentFolder } from '../folder/read-folder.ts';
import { RefusedFile } from './cells.ts';

export type Name = { readonly given_name: string; readonly surname: string; readonly role: string };

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

export const namesOf = (people: unknown): Name[] =>
  listOf(people)
    .filter(isObject)
    .map(({ given_name, surname, role }) => ({
      given_name: textOf(given_name),
      surname: textOf(surname),
      role: textOf(role),
    }));

export const fullName = ({ given_name, surname }: Name): string => `${given_name} ${surname}`.trim();

export type World = ReturnType<typeof worldOf>;
/** A hall, type or theme, with the other words for it. */
export type Term = World['halls'][number];

/** What the content knows, before the sheet is read. Throws `RefusedFile` when it does not say when the festival is. */
export function worldOf({ published, drafts }: ContentFolder) {
  // Newer drafts go before what is published.
  const bySlug = new Map([...published, ...drafts].map(({ story }) => [story.full_slug, story]));
  const stories = [...bySlug.values()];
  const ofType = (component: string) => stories.filter(({ content }) => content.component === component);
  const [home, overview] = ['home', 'default_date_overview'].map((type) => ofType(type)[0]?.content);
  const first = textOf(home?.start_date).slice(0, 10);
  if (first === '')
    throw new RefusedFile(
      'de startpagina zegt niet wanneer het festival is; vul daar de eerste en laatste dag in',
    );
  const keys = (texts: readonly unknown[]) => texts.map((text) => wordKey(textOf(text))).filter(Boolean);
  const terms = (component: string) =>
    ofType(component).map(({ uuid, full_slug, content }) => ({
      slug: full_slug.split('/').at(-1) ?? '',
      uuid,
      title: withoutSoftHyphens(textOf(content.title)),
      /** What means it for sure: its title, the plural of a type. */
      names: keys([content.title, content.plural]),
      /** What may mean it: the hall it is in, words that visitors type. */
      hints: keys([content.hall, ...textOf(content.keywords).split(/[,=\n]/)]),
    }));
  const people = stories.flatMap(({ content }) => namesOf(content.people));
  const experiences = ofType('experience');
  return {
    edition: { first, last: textOf(home?.end_date).slice(0, 10) || first },
    halls: terms('location'),
    types: terms('type'),
    themes: terms('theme'),
    /** By `wordKey` of the full name. */
    people: new Map(people.map((name) => [wordKey(fullName(name)), name])),
    /** By `titleKey`. */
    experiences: new Map(experiences.map((story) => [titleKey(textOf(story.content.title)), story])),
    /** Titles of experiences, by `nearKey`. */
    titles: new Map(
      experiences
        .map(({ content }) => withoutSoftHyphens(textOf(content.title)))
        .map((title) => [nearKey(titleKey(title)), title]),
    ),
    byUuid: new Map(stories.map((story) => [story.uuid, story])),
    bySlug,
    /** When the programme was announced, as the wire has it; `''` before. */
    announcedAt: textOf(overview?.announced_at),
  };
}
