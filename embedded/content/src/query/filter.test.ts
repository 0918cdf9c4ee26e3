import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../store/story.ts';
import { createMatcher } from './filter.ts';

const test = (content: JsonObject, field: string, op: string, value: string | readonly string[] | null) => {
  const matcher = createMatcher({ all: [{ field, op, value }], any: [] });
  return matcher.ok ? matcher.value(content) : matcher.error;
};

const content: JsonObject = {
  component: 'program',
  name: 'Jan Peeters',
  empty: '',
  nothing: null,
  price: '12',
  weight: 3.5,
  on: true,
  off: false,
  date: '2024-10-26 10:00',
  tags: ['jeugd', 'zorg'],
  none: [],
  seo: { title: 'Titel' },
  body: [{ name: 'eerste' }, { name: 'tweede' }],
};

describe('a filter operation', () => {
  const cases: [string, string, string, boolean][] = [
    ['name', 'in', 'Jan Peeters,An', true],
    ['name', 'in', 'jan peeters', false],
    ['on', 'in', 'true', true],
    ['empty', 'in', '', true],
    ['nothing', 'in', '', true],
    ['missing', 'in', '', false],
    ['tags', 'in', 'jeugd', false],
    ['component', 'in', 'page,program', true],
    ['name', 'not_in', 'An', true],
    ['name', 'not_in', 'Jan Peeters', false],
    ['missing', 'not_in', 'x', true],
    ['name', 'like', 'jan*', true],
    ['name', 'like', '*PEET*', true],
    ['name', 'like', 'jan', false],
    ['empty', 'like', '', true],
    ['missing', 'like', '', false],
    ['missing', 'like', '*', false],
    ['name', 'not_like', 'jan*', false],
    ['missing', 'not_like', 'jan*', true],
    ['empty', 'is', 'empty', true],
    ['missing', 'is', 'empty', true],
    ['name', 'is', 'not_empty', true],
    ['none', 'is', 'empty_array', true],
    ['tags', 'is', 'empty_array', false],
    ['tags', 'is', 'not_empty_array', true],
    ['on', 'is', 'true', true],
    ['off', 'is', 'false', true],
    ['missing', 'is', 'false', true],
    ['on', 'is', 'false', false],
    ['nothing', 'is', 'null', true],
    ['name', 'is', 'not_null', true],
    ['tags', 'any_in_array', 'zorg,anders', true],
    ['tags', 'in_array', 'zorg,anders', true],
    ['tags', 'any_in_array', 'anders', false],
    ['name', 'any_in_array', 'Jan Peeters', false],
    ['tags', 'all_in_array', 'zorg,jeugd', true],
    ['tags', 'all_in_array', 'zorg,anders', false],
    ['date', 'gt_date', '2024-10-26 09:59', true],
    ['date', 'gt_date', '2024-10-26 10:00', false],
    ['date', 'lt_date', '2024-10-27', true],
    ['name', 'lt_date', '2024-10-27', false],
    ['price', 'gt_int', '9', true],
    ['price', 'gt_int', '12', false],
    ['price', 'lt_int', '100', true],
    ['name', 'gt_int', '1', false],
    ['weight', 'gt_float', '3.4', true],
    ['weight', 'lt_float', '3.4', false],
    ['seo.title', 'in', 'Titel', true],
    ['body.1.name', 'in', 'tweede', true],
    ['body.0.name', 'in', 'tweede', false],
    ['body.name', 'in', 'tweede', false],
    ['__proto__.x', 'is', 'empty', true],
    ['constructor', 'is', 'empty', true],
  ];
  it.each(cases)('%s %s %j gives %s', (field, op, value, expected) => {
    expect(test(content, field, op, value)).toBe(expected);
  });

  it('cannot match a value with a comma', () => {
    expect(test({ name: 'Gent, Brugge' }, 'name', 'in', 'Gent, Brugge')).toBe(false);
  });

  it('accepts a list where a text belongs, and then matches nothing', () => {
    expect(test(content, 'name', 'in', null)).toBe(false);
    expect(test(content, 'name', 'not_in', null)).toBe(false);
  });

  it.each([
    ['name', 'exists', 'true'],
    ['name', 'toString', 'x'],
    ['name', 'is', 'groot'],
    ['price', 'gt_int', 'veel'],
    ['date', 'gt_date', ''],
  ])('refuses %s %s %j', (field, op, value) => {
    expect(test(content, field, op, value)).toContain('filter_query');
  });
});

describe('filters together', () => {
  it('joins with AND, and takes one of the alternatives', () => {
    const matches = (name: string) => {
      const matcher = createMatcher({
        all: [
          { field: 'price', op: 'gt_int', value: '5' },
          { field: 'price', op: 'lt_int', value: '20' },
        ],
        any: [
          { field: 'name', op: 'in', value: 'An' },
          { field: 'name', op: 'like', value: 'jan*' },
        ],
      });
      return matcher.ok && matcher.value({ ...content, name });
    };
    expect(['An', 'Jan', 'Piet'].map(matches)).toEqual([true, true, false]);
  });
});

describe('rules with many cases', () => {
  const word = fc.constantFrom('a', 'b', 'A', '', 'true', '1');
  const value: fc.Arbitrary<Json | undefined> = fc.oneof(
    word,
    fc.constantFrom<(Json | undefined)[]>(undefined, null, true, false, 1, 1.5),
    fc.array(word, { maxLength: 3 }),
  );
  const asked = fc.array(word, { minLength: 1, maxLength: 3 });
  const holds = (found: Json | undefined, op: string, words: string[]): boolean => {
    const text =
      found === null ? '' : Array.isArray(found) || found === undefined ? undefined : String(found);
    const members = Array.isArray(found) ? found : undefined;
    if (op === 'in') return words.some((one) => one === text);
    if (op === 'not_in') return !words.some((one) => one === text);
    if (op === 'all_in_array') return members !== undefined && words.every((one) => members.includes(one));
    return members?.some((member) => words.some((one) => one === member)) ?? false;
  };

  it.each(['in', 'not_in', 'any_in_array', 'in_array', 'all_in_array'])(
    '%s follows its obvious form',
    (op) => {
      fc.assert(
        fc.property(value, asked, (found, words) => {
          const holder: JsonObject = found === undefined ? {} : { field: found };
          expect(test(holder, 'field', op, words.join(','))).toBe(
            holds(found, op, words.join(',').split(',')),
          );
        }),
      );
    },
  );

  it.each([
    ['like', 'not_like'],
    ['in', 'not_in'],
  ])('%s and %s are opposites', (op, inverse) => {
    fc.assert(
      fc.property(value, word, (found, asked) => {
        const holder: JsonObject = found === undefined ? {} : { field: found };
        expect(test(holder, 'field', op, asked)).toBe(!test(holder, 'field', inverse, asked));
      }),
    );
  });
});
