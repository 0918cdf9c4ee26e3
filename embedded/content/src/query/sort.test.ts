import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStory } from '../testing/story.ts';
import { createSorter } from './sort.ts';

const sorted = (sortBy: string, values: readonly unknown[]) => {
  const sorter = createSorter(sortBy);
  if (!sorter.ok) throw new Error(sorter.error);
  const stories = values.map((value, index) =>
    makeStory(index + 1, value === undefined ? {} : { field: value }),
  );
  return sorter.value(stories).map(({ id }) => values[id - 1]);
};

describe('sort_by', () => {
  it('compares content as text, and as numbers on request', () => {
    expect(sorted('content.field:asc', ['10', '9', '100'])).toEqual(['10', '100', '9']);
    expect(sorted('content.field:asc:int', ['10', '9', '100'])).toEqual(['9', '10', '100']);
    expect(sorted('content.field:desc:float', ['1.5', '1.25', '10'])).toEqual(['10', '1.5', '1.25']);
  });

  it('puts what has no value last, unless asked otherwise', () => {
    expect(sorted('content.field:asc', [undefined, 'b', null, 'a'])).toEqual(['a', 'b', undefined, null]);
    expect(sorted('content.field:desc', [undefined, 'a', 'b'])).toEqual(['b', 'a', undefined]);
    expect(sorted('content.field:asc:nulls_first', ['b', undefined])).toEqual([undefined, 'b']);
    expect(sorted('content.field:desc:int:nulls_first', ['2', 'x', '10'])).toEqual(['x', '10', '2']);
  });

  it('sorts by properties of the story and by several things', () => {
    const sorter = createSorter('name:desc,slug:asc');
    const stories = [
      makeStory(1, {}, { name: 'a', slug: 'z' }),
      makeStory(2, {}, { name: 'b', slug: 'b' }),
      makeStory(3, {}, { name: 'b', slug: 'a' }),
    ];
    expect(sorter.ok && sorter.value(stories).map(({ id }) => id)).toEqual([3, 2, 1]);
    const byPosition = createSorter('position:desc');
    expect(byPosition.ok && byPosition.value(stories).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it.each(['titel:asc', 'name:up', 'name:asc:date', 'content.', ':', 'constructor:asc', 'name:asc,'])(
    'refuses %j',
    (sortBy) => {
      expect(createSorter(sortBy).ok).toBe(false);
    },
  );

  it('orders as the obvious form does, and keeps the order of the space in a tie', () => {
    const value = fc.option(fc.integer({ min: -3, max: 12 }).map(String), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        (values, descending, nullsFirst) => {
          const present = values.filter((one) => one !== undefined);
          const inOrder = present
            .map(Number)
            .sort((a, b) => (descending ? b - a : a - b))
            .map(String);
          const absent = values.filter((one) => one === undefined);
          const expected = nullsFirst ? [...absent, ...inOrder] : [...inOrder, ...absent];
          const sortBy = `content.field:${descending ? 'desc' : 'asc'}:int${nullsFirst ? ':nulls_first' : ''}`;
          expect(sorted(sortBy, values)).toEqual(expected);
        },
      ),
    );
  });
});
