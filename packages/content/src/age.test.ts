import { expect, test } from 'vitest';
import { readAge } from './age.ts';

test.each([
  ['', 0, null],
  ['alle leeftijden', 0, null],
  ['Voor iedereen', 0, null],
  ['8+', 8, null],
  [' 8 + ', 8, null],
  ['8+ jaar', 8, null],
  ['vanaf 12 jaar', 12, null],
  ['Vanaf 12+', 12, null],
  ['6 jaar en ouder', 6, null],
  ['volwassenen', 18, null],
  ['4-7 jaar', 4, 7],
  ['4–7 jaar', 4, 7],
  ['4 — 7', 4, 7],
  ['4 tot 7 jaar', 4, 7],
  ['van 4 tot en met 7 jaar', 4, 7],
  ['tot 3 jaar', 0, 3],
  ['5 jaar', 5, 5],
])('“%s” is from %d to %s', (text, from, to) => {
  expect(readAge(text)).toEqual({ from, to });
});

test.each(['5', 'kleuters', '7-4 jaar', '8 of 9 jaar', '120+', 'vanaf het derde leerjaar', 'jaar 8-'])(
  '“%s” cannot be read',
  (text) => {
    expect(readAge(text)).toBeNull();
  },
);
