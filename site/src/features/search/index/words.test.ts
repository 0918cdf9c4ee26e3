import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizedWords, normalizeWord, tokensOf } from './words.ts';

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
  ['26.10', '26okt'],
  ['26/10', '26okt'],
  ['3-11', '3nov'],
  ['03.11', '3nov'],
])('%s is normalized to %s', (raw, stored) => {
  expect(normalizedWords(raw)).toEqual([stored]);
});

test.each([
  ['Onze-Lieve-Vrouwekerk', ['onze', 'lieve', 'vrouwekerk']],
  ['“Wie schreef dit?”', ['wie', 'schreef', 'dit']],
  ['literatuur & romans', ['literatuur', 'romans']],
  ['.* %00 🦑 <script>', ['00', 'script']],
  ['  \n\t', []],
  ['’s avonds', ['s', 'avonds']],
  ['26.10, 14.30 uur', ['26okt', '14', '30', 'uur']],
  ['bel 056 12-34-56', ['bel', '056', '12', '34', '56']],
  ['26.10.2024', ['26okt', '2024']],
  ['versie 1.2b', ['versie', '1', '2b']],
])('%j has the words %j', (text, words) => {
  expect(normalizedWords(text)).toEqual(words);
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());

test('normalizing a normalized word changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of normalizedWords(text)) expect(normalizeWord(word)).toBe(word);
    }),
  );
});

test('tokens have the position of their word', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { raw, at } of tokensOf(text)) expect(text.slice(at, at + raw.length)).toBe(raw);
    }),
  );
});
