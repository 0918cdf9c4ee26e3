import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinEdits, lettersOf, maybeWithinEdits } from './edits.ts';
import { editsBetween } from './testing/slow-edits.ts';

/** Few letters, so that words often look alike. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 9 });
const most = fc.constantFrom(0, 1, 2);

test.each([
  ['gezelle', 'gezele', 1],
  ['gezelle', 'gezllee', 2],
  ['begijnhof', 'begjinhof', 1],
  ['brug', 'burg', 1],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, apart) => {
  expect(editsBetween(a, b)).toBe(apart);
  expect(isWithinEdits(a, b, apart)).toBe(true);
  expect(isWithinEdits(a, b, apart - 1)).toBe(false);
});

test('counts as the book does, and stops early only when it may', () => {
  fc.assert(
    fc.property(word, word, most, (a, b, allowed) => {
      expect(isWithinEdits(a, b, allowed)).toBe(editsBetween(a, b) <= allowed);
    }),
    { numRuns: 2000 },
  );
});

test('a first look never turns away a word that is near enough', () => {
  fc.assert(
    fc.property(word, word, most, (a, b, allowed) => {
      if (editsBetween(a, b) <= allowed)
        expect(maybeWithinEdits(lettersOf(a), lettersOf(b), allowed)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
