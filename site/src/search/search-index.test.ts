import type { Findable } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { describe, expect, test } from 'vitest';
import {
  aBookstore,
  aLocation,
  aNewsArticle,
  anExperience,
  anOccurrence,
  aPage,
  aTheme,
  at,
} from '../programme/testing/stories.ts';
import { searchIndexOf } from './search-index.ts';
import { suggest } from './suggestions.ts';

const DAY = '2024-10-26';
const now = at('2024-10-26 10:05');

const experience = anExperience({
  title: 'Stilte in het Begijn\u00adhof',
  theme: [aTheme({ title: 'Kids', icon: 'kids' })],
});
const findable: readonly Findable[] = [
  { story: aPage({ title: 'Praktisch' }), text: 'Parkeren kan achter het begijnhof.' },
  { story: experience, text: '' },
  { story: aBookstore({ title: 'De Gezel', town: 'Kortrijk' }), text: '' },
  { story: aNewsArticle({ title: 'Straks open', date: '2024-10-27' }), text: '' },
];
const titles = async (term: string, day = DAY) => {
  const index = await searchIndexOf(findable, day);
  return index
    .find(term)
    .slice(0, 10)
    .map((item) => index.items[item]?.title);
};

describe('what can be found', () => {
  test.each([
    ['words of the body', 'parkeren', ['Praktisch']],
    ['a town', 'kortrijk', ['De Gezel']],
    ['a theme', 'kids', ['Stilte in het Begijnhof']],
    ['a long word that is broken on the page', 'begijnhof', ['Praktisch', 'Stilte in het Begijnhof']],
  ])('%s', async (_, term, expected) => {
    expect(await titles(term)).toEqual(expected);
  });

  test('news of tomorrow is found tomorrow', async () => {
    expect(await titles('straks')).toEqual([]);
    expect(await titles('straks', '2024-10-27')).toEqual(['Straks open']);
  });

  test('one index per version of the content', () => {
    expect(searchIndexOf(findable, DAY)).toBe(searchIndexOf(findable, DAY));
    expect(searchIndexOf([...findable], DAY)).not.toBe(searchIndexOf(findable, DAY));
  });
});

describe('suggestions', () => {
  const occurrence = anOccurrence({ experience, location: aLocation(), startDate: at('2024-11-03 10:30') });
  const content = { findable: async () => ok(findable), programme: async () => ok([occurrence]) };
  const suggested = async (typed: string | null) => {
    const read = await suggest(content, now, typed);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  };

  test('those that say it in their title come first, with their sign, kind and day', async () => {
    const [first, second] = await suggested('begij');
    expect(first).toEqual({
      title: 'Stilte in het Begijnhof',
      href: experience.href,
      kind: 'Beleving · 03.11',
      sign: 'g-kids',
      marks: [[14, 19]],
    });
    expect(second).toMatchObject({ title: 'Praktisch', kind: 'Pagina', sign: 'u-info', marks: [] });
  });

  test.each([null, '', ' ', 'b', '🦑', '!!!', 'x'.repeat(201), '\u0000'])('none for %j', async (typed) => {
    expect(await suggested(typed)).toEqual([]);
  });

  test('never more than eight', async () => {
    const many = Array.from({ length: 20 }, (_, one) => ({
      story: aPage({ title: `Bladzijde ${one}` }, `bladzijde-${one}`),
      text: '',
    }));
    const read = await suggest({ ...content, findable: async () => ok(many) }, now, 'blad');
    expect(read.ok && read.value).toHaveLength(8);
  });
});
