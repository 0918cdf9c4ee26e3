import { expect, test } from 'vitest';
import { readAge } from './age.ts';

test.each<[from: number, to: number | null, texts: string[]]>([
  [0, null, ['', 'alle leeftijden', 'Alle leeftijden.', 'Voor iedereen']],
  [6, null, ['6 jaar en ouder', 'v.a. 6 jaar']],
  [8, null, ['8+', ' 8 + ', '8+ jaar', '+8', '8-plus']],
  [12, null, ['vanaf 12 jaar', 'vanaf 12 jaar.', 'Vanaf 12+']],
  [18, null, ['volwassenen']],
  [4, 7, ['4-7 jaar', '4–7 jaar', '4 — 7', '4 tot 7 jaar', '4 t/m 7', 'van 4 tot en met 7 jaar']],
  [4, 7, ['Tussen 4 en 7 jaar oud', 'kinderen van 4 tot 7']],
  [6, 9, ['min. 6 t.e.m. 9 jaar', '6 à 9 jr.', '6- tot 9-jarigen']],
  [0, 3, ['tot 3 jaar']],
  [0, 5, ['Voor kleuters tot en met 5 jaar!']],
  [0, 12, ['t/m 12']],
  [5, 5, ['5 jaar']],
  [6, 6, ['Leeftijd: 6j']],
])('from %d to %s is written as %j', (from, to, texts) => {
  for (const text of texts) expect(readAge(text), text).toEqual({ from, to });
});

test.each([
  ['that is no age', ['5', 'kleuters', '120+', 'vanaf het derde leerjaar']],
  ['that says no range', ['7-4 jaar', '8 of 9 jaar', 'jaar 8-']],
  ['in other than whole years', ['vanaf 18 maanden', '6.5 jaar']],
])('what is written %s cannot be read', (_what, texts) => {
  for (const text of texts) expect(readAge(text), text).toBeNull();
});
