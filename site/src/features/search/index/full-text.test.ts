import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IndexedText, indexFullText } from './full-text.ts';
import { normalizedWords, normalizeWord } from './words.ts';

const { find } = await indexFullText([
  { title: 'Gezelle in het Begijnhof', text: 'Drie avonden bij kaarslicht.' },
  { title: 'Honderd meter kast', text: 'Tussen de ruilboeken dook een Gëzelle op.' },
  { title: 'Boekhandel De Gezel', text: 'Groeningestraat 14, 8500 Kortrijk' },
  { title: 'Poëzie op de brug', text: '' },
]);
const inOrder = (positions: readonly number[]) => positions.toSorted((a, b) => a - b);

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
    ['gezele', [0, 1]],
    ['begjinhof', [0]],
    ['begijnhoff', [0]],
    ['gezelle kaarslihct', [0]],
    ['bug', []],
    ['brog', []],
    ['gezelle onderzeeboot', []],
    ['xyzzy', []],
    ['', []],
    ['.*', []],
    ['🦑', []],
  ])('%s finds %j', (term, expected) => {
    expect(inOrder(find(term).byRelevance)).toEqual(expected);
  });

  test('with a typing error is corrected to the most frequent word; a correct one is not', () => {
    expect(find('gezele').corrected).toBe('gezelle');
    expect(find('gezelle').corrected).toBeNull();
    expect(find('gezelle kaarslihct').corrected).toBe('gezelle kaarslicht');
    expect(find('gezelle').byRelevance[0], 'a match in the title comes first').toBe(0);
  });

  test('of two hundred characters is answered', () => {
    expect(find('a'.repeat(200)).byRelevance).toEqual([]);
    expect(find('de '.repeat(66)).byRelevance).not.toEqual([]);
  });
});

describe('another form of a word', async () => {
  const { find: findForm } = await indexFullText([
    { title: 'Workshop boekbinden', text: 'Met een kaartje voor de foto.' },
    { title: 'Verhalen en prijzen', text: 'Kook uit de kookboekenkast in de zalen.' },
    { title: 'Rolstoel', text: 'Alles is toegankelijk.' },
    { title: 'Boek aan zee', text: 'In 2024.' },
    { title: 'Het regent', text: 'In Brugge.' },
    { title: 'Ruil', text: 'Meer dan driehonderd strips; drie D’Hondts in een hondenhok.' },
    { title: 'Mijn hond', text: 'Honden mogen mee.' },
  ]);

  test.each([
    ['workshops', [0]],
    ['kaartjes', [0]],
    ['foto’s', [0]],
    ['verhaal', [1]],
    ['prijs', [1]],
    ['zaal', [1]],
    // A short word that the site has is no beginning of a longer one.
    ['boek', [1, 3]],
    ['boekb', [0]],
    ['rolstoeltoegankelijk', [2]],
    ['waar is de zaal', [1]],
    ['hond', [6]],
    ['honden', [5, 6]],
    ['hondt', [5]],
    ['20', []],
    ['gent', []],
  ])('%s finds %j', (term, expected) => {
    expect(inOrder(findForm(term).byRelevance)).toEqual(expected);
  });

  test('in a title that is the term comes first', () => {
    expect(findForm('boeken aan zee').byRelevance[0]).toBe(3);
  });

  test('is marked, and is no correction', () => {
    const { matches, corrected } = findForm('workshops');
    expect([...matches]).toEqual(['workshop']);
    expect(corrected).toBeNull();
  });
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'n'), minLength: 1, maxLength: 5 });
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const documents = fc.array(fc.record({ title: text, text }), { maxLength: 30 });

/** The documents in which every word of the term begins a word, a short known one is a word, by comparing all of them. */
function matching(texts: readonly IndexedText[], term: string): number[] {
  const known = new Set(texts.flatMap(({ title, text: body }) => normalizedWords(`${title}\n${body}`)));
  return texts.flatMap(({ title, text: body }, position) => {
    const words = normalizedWords(`${title}\n${body}`);
    const isFound = normalizedWords(term).every((one) =>
      words.some((other) => (one.length <= 4 && known.has(one) ? other === one : other.startsWith(one))),
    );
    return isFound ? [position] : [];
  });
}

test('the beginning of every title finds it', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.nat(), fc.integer({ min: 1 }), async (texts, at, length) => {
      const { title = '' } = texts[at % texts.length] ?? {};
      const typed = title.slice(0, 1 + (length % (title.length + 1)));
      fc.pre(normalizedWords(typed).length > 0);
      expect((await indexFullText(texts)).findByPrefix(typed).byRelevance).toContain(at % texts.length);
    }),
    { numRuns: 200 },
  );
});

test('finds every document with words that begin with those of the term', async () => {
  await fc.assert(
    fc.asyncProperty(documents, text, async (texts, term) => {
      const { byRelevance, corrected } = (await indexFullText(texts)).find(term);
      fc.pre(normalizedWords(term).length > 0 && corrected === null);
      expect(byRelevance).toEqual(expect.arrayContaining(matching(texts, term)));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['Gëzelle', 'gezelle'],
  ['ﬁlm', 'film'],
  ['ĳs', 'ijs'],
  ['Straße', 'strasse'],
  ['foto’s', 'fotos'],
  ["zo'n", 'zon'],
  ['’s avonds', 's avonds'],
  ['lees\u00adfestival', 'leesfestival'],
  ['e\u0301e\u0301n', 'een'],
  ['m²', 'm2'],
  ['26.10 26/10 3-11 03.11', '26okt 26okt 3nov 3nov'],
  ['26.10, 14.30 uur', '26okt 14 30 uur'],
  ['26.10.2024', '26okt 2024'],
  ['bel 056 12-34-56', 'bel 056 12 34 56'],
  ['versie 1.2b', 'versie 1 2b'],
  ['Onze-Lieve-Vrouwekerk', 'onze lieve vrouwekerk'],
  ['“Wie schreef dit?”', 'wie schreef dit'],
  ['literatuur & romans', 'literatuur romans'],
  ['.* %00 🦑 <script>', '00 script'],
  ['  \n\t', ''],
])('%j has the words %j', (text, words) => {
  expect(normalizedWords(text).join(' ')).toBe(words);
});

test('normalizing a normalized word changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of normalizedWords(text)) expect(normalizeWord(word)).toBe(word);
    }),
  );
});
