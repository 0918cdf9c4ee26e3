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
});
