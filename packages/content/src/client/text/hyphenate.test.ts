import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (title: string) => hyphenate(title).replaceAll('\u00ad', '|');

test.each([
  ['a word of twenty letters', 'Voorstellingsavonden', 'Voorstellingsavonden'],
  ['a long word', 'Kinderboekenillustratorenwandeling!', 'Kin|der|boe|ken|illu|stra|toren|wan|deling!'],
  [
    'a long word among short ones',
    'De Poëzievoordrachtwedstrijd van Gent',
    'De Poë|zie|voor|dracht|wed|strijd van Gent',
  ],
  ['capitals', 'TOEGANKELIJKHEIDSVERKLARING', 'TOE|GAN|KELIJK|HEIDS|VER|KLA|RING'],
  [
    'a word that the editor broke',
    'Kinderboeken\u00adillustratoren\u00adwandeling',
    'Kinderboeken|illustratoren|wandeling',
  ],
  ['a word with a hyphen', 'Kinderboeken-illustratoren', 'Kinderboeken-illustratoren'],
])('%s breaks between syllables where it is long', (_, title, expected) => {
  expect(shown(title)).toBe(expected);
});
