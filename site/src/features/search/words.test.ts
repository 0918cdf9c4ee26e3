import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placedWords, plain, wordsOf } from './words.ts';

test.each([
  ['Gëzelle', 'gezelle'],
  ['POËZIE', 'poezie'],
  ['œuvre', 'oeuvre'],
  ['ﬁlm', 'film'],
  ['ĳs', 'ijs'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['foto’s', 'fotos'],
  ["zo'n", 'zon'],
  ['lees\u00adfestival', 'leesfestival'],
  ['e\u0301e\u0301n', 'een'],
  ['m²', 'm2'],
])('%s is kept as %s', (raw, kept) => {
  expect(wordsOf(raw)).toEqual([kept]);
});

test.each([
  ['Onze-Lieve-Vrouwekerk', ['onze', 'lieve', 'vrouwekerk']],
  ['“Wie schreef dit?”', ['wie', 'schreef', 'dit']],
  ['literatuur & romans', ['literatuur', 'romans']],
  ['.* %00 🦑 <script>', ['00', 'script']],
  ['  \n\t', []],
  ['’s avonds', ['s', 'avonds']],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());

test('a word that is kept is kept as it is, whatever it was made of', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of wordsOf(text)) expect(plain(word)).toBe(word);
    }),
  );
});

test('words stand where they are said to stand', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { raw, at } of placedWords(text)) expect(text.slice(at, at + raw.length)).toBe(raw);
    }),
  );
});
