import type { Story } from '@inktvis/content';
import type { ContentClient, Findable, Read } from '@inktvis/content/client';
import type { TouringEvent } from '@inktvis/events';
import { err, ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import type { Occurrence } from '@inktvis/programme/occurrences';
import {
  aBookstore,
  aLocation,
  aNewsArticle,
  anExperience,
  anOccurrence,
  aPage,
  aPerson,
  aTheme,
  at,
} from '@inktvis/programme/testing/stories';
import { describe, expect, test, vi } from 'vitest';
import { aDate, anEvent } from '../../../cards/tours/testing/events.ts';
import { pageKinds as kinds } from '../../registry.ts';
import { suggest } from '../load.ts';
import { readSearchIndex, type SearchIndex } from './search-index.ts';

const now = at('2024-10-26 10:05');

const experience = anExperience({
  title: 'Stilte in het Begijn\u00adhof',
  theme: [aTheme({ title: 'Kids', icon: 'kids' })],
});
const findable: Findable[] = [
  { story: aPage({ title: 'Praktisch' }), text: 'Parkeren kan achter het begijnhof.' },
  { story: experience, text: '' },
  { story: aBookstore({ title: 'De Gezel', town: 'Kortrijk' }), text: '' },
  { story: aNewsArticle({ title: 'Straks open', date: '2024-10-27' }), text: '' },
];
const NO_ITEMS: Occurrence[] = [];
const NO_TOURS: TouringEvent[] = [];

type Known = { programme?: Occurrence[]; tours?: TouringEvent[]; themes?: Story<'theme'>[] };
/** Where search reads: these stories, and what is known besides. */
const sourcesOf = (
  stories: Findable[],
  { programme = NO_ITEMS, tours = NO_TOURS, themes = [] }: Known = {},
) => ({
  content: {
    findable: async () => ok(stories),
    filterItems: async () => ok({ days: [], locations: [], themes, types: [] }),
    programme: async (): ReturnType<ContentClient['programme']> => ok(programme),
  },
  events: { known: async () => tours },
  kinds,
});

function wanted<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
const suggestedBy = async (sources: ReturnType<typeof sourcesOf>, typed: string | null) =>
  wanted(await suggest(sources, now, typed));
const indexOf = async (stories: Findable[], known?: Known, day = now) =>
  wanted(await readSearchIndex(sourcesOf(stories, known), day));

/** Titles of the results, newest first. */
const titlesIn = (index: SearchIndex, term: string) =>
  index
    .find(term)
    .byRelevance.toSorted((a, b) => a - b)
    .map((position) => withoutSoftHyphens(index.items[position]?.title ?? ''));

describe('what can be found', () => {
  test.each([
    ['words of the body', 'parkeren', ['Praktisch']],
    ['its kind and town', 'boekhandel kortrijk', ['De Gezel']],
    ['a theme', 'kids', ['Stilte in het Begijnhof']],
    ['the list of the visitor', 'mijn leeslint', ['Mijn leeslint']],
    ['a long word that is broken on the page', 'begijnhof', ['Praktisch', 'Stilte in het Begijnhof']],
  ])('%s', async (_, term, expected) => {
    expect(titlesIn(await indexOf(findable), term)).toEqual(expected);
  });

  test('news of tomorrow is found tomorrow', async () => {
    expect(titlesIn(await indexOf(findable), 'straks')).toEqual([]);
    const tomorrow = await indexOf(findable, {}, at('2024-10-27 10:05'));
    expect(titlesIn(tomorrow, 'straks')).toEqual(['Straks open']);
  });

  test('no page that is only for those who have its address', async () => {
    const hidden = { story: aPage({ title: 'Alle blokken', unlisted: true }), text: '' };
    expect(titlesIn(await indexOf([hidden]), 'blokken')).toEqual([]);
  });

  test('one index per version of the content', async () => {
    const index = await indexOf(findable);
    expect(await indexOf(findable)).toBe(index);
    expect(await indexOf([...findable])).not.toBe(index);
  });
});

describe('when and where an experience takes place, and for whom', () => {
  const hall = aLocation({ title: 'Stripkade', access: ['rolstoel'] });
  const people = [aPerson('Leonie', 'Letterzetter', { role: 'verteller' })];
  const occurrence = anOccurrence({ experience, location: hall, startDate: at('2024-10-27 10:30'), people });
  const found = async (term: string) =>
    titlesIn(await indexOf([...findable], { programme: [occurrence] }), term);

  test.each(['stripkade', 'zondag', '27 oktober', '27.10', '27/10', 'rolstoeltoegankelijk', 'letterzetter'])(
    '%s',
    async (term) => {
      expect(await found(term)).toContain('Stilte in het Begijnhof');
    },
  );

  test.each(['26.10', '7 oktober', '27 november', 'vandaag', 'prikkelarm'])('not %s', async (term) => {
    expect(await found(term)).toEqual([]);
  });

  test('is found once the programme can be read', async () => {
    const sources = sourcesOf([...findable], { programme: [occurrence] });
    const search = async () => titlesIn(wanted(await readSearchIndex(sources, now)), 'stripkade');
    const { programme: readable } = sources.content;
    sources.content.programme = async () => err({ kind: 'unavailable', message: 'no response' });
    expect(await search()).toEqual([]);
    sources.content.programme = readable;
    await vi.waitFor(async () => expect(await search()).toEqual(['Stilte in het Begijnhof']));
  });
});

describe('suggestions', () => {
  const occurrence = anOccurrence({ experience, location: aLocation(), startDate: at('2024-11-03 10:30') });
  const sources = sourcesOf([...findable], { programme: [occurrence] });

  test('matches in a title come first, with their sign, kind and day', async () => {
    const [first, second] = (await suggestedBy(sources, 'begij')).suggestions;
    expect(first).toEqual({
      title: 'Stilte in het Begijnhof',
      href: experience.href,
      kind: 'Beleving · 03.11',
      sign: 'g-kids',
      marks: [[14, 23]],
    });
    expect(second).toMatchObject({
      title: 'Praktisch',
      kind: 'Pagina',
      sign: 'u-info',
      marks: [],
    });
  });

  test.each([null, '', ' ', 'b', '🦑', '!!!', '\u0000'])('none for %j', async (typed) => {
    expect((await suggestedBy(sources, typed)).suggestions).toEqual([]);
  });

  test('for a corrected term say so', async () => {
    expect(await suggestedBy(sources, 'begjinhof')).toMatchObject({
      corrected: 'begijnhof',
      suggestions: [{ title: 'Stilte in het Begijnhof' }, { title: 'Praktisch' }],
    });
  });

  test('begin with the programme that is asked for, and its count; the festival comes before its tour', async () => {
    const kids = aTheme({ title: 'Kids' }, 'themas/kids');
    const own = anExperience({ title: 'Later', theme: [kids] });
    const known = {
      themes: [kids],
      programme: [anOccurrence({ experience: own })],
      tours: [anEvent({ title: 'Kids op reis' })],
    };
    const { suggestions } = await suggestedBy(sourcesOf([{ story: own, text: '' }], known), 'kids');
    expect(suggestions.at(-1)).toMatchObject({ sign: 'u-tag', href: known.tours[0]?.href });
    expect(suggestions.map(({ kind }) => kind)).toEqual([
      'Programma · 1 beleving',
      expect.stringMatching(/^Beleving/),
      'Op toer · 13.11',
    ]);
  });

  test('at most eight', async () => {
    const many = Array.from({ length: 20 }, (_, one) => ({
      story: aPage({ title: `Bladzijde ${one}` }, `bladzijde-${one}`),
      text: '',
    }));
    expect((await suggestedBy(sourcesOf(many), 'blad')).suggestions).toHaveLength(8);
  });
});

describe('touring events', () => {
  const event = anEvent({
    title: 'Voorlezen in de trein',
    location: 'Spoorloods',
    createdAt: at('2024-07-01 09:00'),
  });
  const page = { story: { ...aPage({ title: 'Voorlezen' }), createdAt: at('2024-06-01 09:00') }, text: '' };
  const later = {
    story: { ...aPage({ title: 'Wie voorleest' }), createdAt: at('2024-08-01 09:00') },
    text: '',
  };

  test('are ordered among the stories by creation, and are found by their place', async () => {
    const index = await indexOf([later, page], { tours: [event] });
    expect(titlesIn(index, 'voorle')).toEqual(['Wie voorleest', 'Voorlezen in de trein', 'Voorlezen']);
    expect(titlesIn(index, 'spoorloods')).toEqual(['Voorlezen in de trein']);
  });

  test('are not found when they are over', async () => {
    const over = anEvent({ title: 'Gisteren', dates: [aDate('2024-10-25 20:00')] });
    const today = anEvent({ title: 'Vandaag', dates: [aDate('2024-10-26 09:00')] });
    const { items } = await indexOf([], { tours: [over, today] });
    expect(items.map(({ title }) => title)).toEqual(['Vandaag', 'Mijn leeslint', 'Nieuwsbrief']);
  });

  test('a changed tour gives a new index, and the old one is used meanwhile', async () => {
    const list = [page];
    const before = await indexOf(list);
    const changed = { tours: [event] };
    expect(await indexOf(list, changed)).toBe(before);
    const after = await vi.waitFor(async () => {
      const index = await indexOf(list, changed);
      expect(index).not.toBe(before);
      return index;
    });
    expect(after.items).toHaveLength(4);
  });
});
