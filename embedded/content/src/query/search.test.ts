import { describe, expect, it } from 'vitest';
import { makeStory } from '../testing/story.ts';
import { searchStories } from './search.ts';

const found = (term: string) => searchStories(stories, term).map(({ id }) => id);
const stories = [
  makeStory(1, { title: 'Poëzie op het plein', intro: 'Gezelle, Van Ostaijen' }),
  makeStory(2, {
    title: 'Sprookjes',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            { type: 'text', text: 'De po' },
            { type: 'text', text: 'ëzie van Kortrijk', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    },
  }),
  makeStory(3, { title: 'Iets' }, { name: 'Poëzie', full_slug: 'nieuws/iets' }),
  makeStory(4, { title: 'Anders' }, { full_slug: 'poezie/anders' }),
];

describe('search_term', () => {
  it('finds words regardless of case and diacritics, in rich text too', () => {
    expect(found('POEZIE').toSorted()).toEqual([1, 2, 3, 4]);
    expect(found('kortrijk')).toEqual([2]);
    expect(found('geZELle')).toEqual([1]);
  });

  it('wants every word', () => {
    expect(found('poëzie plein')).toEqual([1]);
    expect(found('poëzie maan')).toEqual([]);
  });

  it('orders by slug, then by name, then as the space does', () => {
    expect(found('poëzie')).toEqual([4, 3, 1, 2]);
  });

  it('does not search technical values', () => {
    expect(found('paragraph')).toEqual([]);
    expect(found('center')).toEqual([]);
    expect(found('page')).toEqual([]);
  });

  it('gives everything for a term without words', () => {
    expect(found('   ')).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['coordinatie', 'Coördinatie van het één-tweetje'],
    ['één', 'Een boek'],
    ['een', 'Één boek'],
    ['ijsland', 'Ĳsland in de winter'],
    ['façade', 'De facade van het belfort'],
    ['ruines', 'RUÏNES'],
    ["foto's", 'Foto’s van toen'],
    ['foto’s', "Foto's van toen"],
    ['boekenbus', 'De boe\u00ADken\u00ADbus'],
    ['"geëmailleerd", bord!', 'Een geemailleerd bord'],
    ['boek', 'Boekenplank'],
  ])('finds %j in %j, as Dutch is written and typed', (term, title) => {
    expect(searchStories([makeStory(1, { title })], term)).toHaveLength(1);
  });

  it('keeps the order it gets when relevance is not asked for', () => {
    const sorted = stories.toReversed();
    expect(searchStories(sorted, 'poëzie', { byRelevance: false }).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
