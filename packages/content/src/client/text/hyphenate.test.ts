import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (title: string) => hyphenate(title).replaceAll('\u00ad', '|');

test.each([
  ['a word of twenty letters', 'Voorstellingsavonden', 'Voorstellingsavonden'],
  ['a long word', 'Kinderboekenillustratorenwandeling!', 'Kin|der|boe|ken|illu|stra|toren|wan|deling!'],
  ['one among short ones', 'De Poëzievoordrachtwedstrijd nu', 'De Poë|zie|voor|dracht|wed|strijd nu'],
  ['capitals', 'TOEGANKELIJKHEIDSVERKLARING', 'TOE|GAN|KELIJK|HEIDS|VER|KLA|RING'],
  ['a word that the editor broke', 'Kinderboeken\u00adillustratoren', 'Kinderboeken|illustratoren'],
  ['a word with a hyphen', 'Kinderboeken-illustratoren', 'Kinderboeken-illustratoren'],
])('%s breaks between syllables where it is long', (_, title, expected) => {
  expect(shown(title)).toBe(expected);
});
