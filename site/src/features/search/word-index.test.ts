import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgiven } from './edits.ts';
import { editsBetween } from './testing/slow-edits.ts';
import { buildWordIndex, type Searched } from './word-index.ts';
import { wordsOf } from './words.ts';

const items: readonly Searched[] = [
  { title: 'Gezelle in het Begijnhof', text: 'Drie avonden bij kaarslicht.' },
  { title: 'Honderd meter kast', text: 'Tussen de ruilboeken dook een Gëzelle op.' },
  { title: 'Boekhandel De Gezel', text: 'Groeningestraat 14, 8500 Kortrijk' },
  { title: 'Poëzie op de brug', text: '' },
];
const { find } = await buildWordIndex(items);
const found = (term: string) => find(term).slice(0, 10);

describe('a term', () => {
  test.each([
    ['gezelle', [0, 1]],
    ['GËZELLE', [0, 1]],
    ['geze', [0, 1, 2]],
    ['poezie', [3]],
    ['brug poezie', [3]],
    ['gezelle kortrijk', []],
    ['8500', [2]],
    ['gezzelle', [0, 1]],
    ['gezele', [0, 1, 2]],
    ['begjinhof', [0]],
    ['begijnhoff', [0]],
    ['burg', [3]],
    ['bug', []],
    ['xyzzy', []],
    ['', []],
    ['.*', []],
    ['🦑', []],
  ])('%s finds %j', (term, expected) => {
    expect(found(term)).toEqual(expected);
  });

  test('with a typing error says what it was taken for; a right one does not', () => {
    expect(find('gezele').meant[0]?.instead).toBe('gezelle');
    expect(find('gezelle').meant[0]?.instead).toBeNull();
  });

  test('knows which items say it in their title', () => {
    expect(find('gezelle').inTitle(10)).toEqual([0]);
    expect(find('gezelle kaarslicht').inTitle(10)).toEqual([]);
  });

  test('of two hundred characters is answered', () => {
    expect(find('a'.repeat(200)).total).toBe(0);
    expect(find('de '.repeat(66)).total).toBeGreaterThan(0);
  });
});

/** All items against all words, as the rules say it. */
function slowly(searched: readonly Searched[], term: string): number[] {
  const words = searched.map(({ title, text }) => wordsOf(`${title}\n${text}`));
  const all = words.flat();
  const isMeant = (word: string) => {
    const begins = (one: string) => one.startsWith(word);
    return all.some(begins) ? begins : (one: string) => editsBetween(word, one) <= forgiven(word);
  };
  const wanted = wordsOf(term).map(isMeant);
  return wanted.length === 0
    ? []
    : words.flatMap((own, at) => (wanted.every((meant) => own.some(meant)) ? [at] : []));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'n'), minLength: 1, maxLength: 9 });
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const list = fc.array(fc.record({ title: text, text }), { maxLength: 40 });

test('finds what a search through everything finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(list, text, fc.nat(50), async (searched, term, from) => {
      const slow = slowly(searched, term);
      const result = (await buildWordIndex(searched)).find(term);
      expect(result.total).toBe(slow.length);
      expect(result.slice(from, from + 5)).toEqual(slow.slice(from, from + 5));
    }),
    { numRuns: 500 },
  );
});
