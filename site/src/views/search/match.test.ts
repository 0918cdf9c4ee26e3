import { expect, test } from 'vitest';
import { matches } from './match.ts';

test.each([
  ['gezelle', ['Stilte in het Begijnhof, met Gezelle'], true],
  ['CAFE', ['Leescafé'], true],
  ['poëzie brug', ['Poëzie op de brug'], true],
  ['poëzie', ['Poezie', ''], true],
  ['brug kade', ['Poëzie op de brug'], false],
  ['brug kade', ['Poëzie op de brug', 'Langs de kade'], true],
  ['', ['alles'], false],
  ['.*', ['alles'], false],
])('%j in %j: %s', (term, texts, found) => {
  expect(matches(term, texts)).toBe(found);
});
