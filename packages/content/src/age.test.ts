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
  ['4 t/m 7', 4, 7],
  ['t/m 12', 0, 12],
  ['Tussen 4 en 7 jaar oud', 4, 7],
  ['vanaf 12 jaar.', 12, null],
  ['v.a. 6 jaar', 6, null],
  ['min. 6 t.e.m. 9 jaar', 6, 9],
  ['6 à 9 jr.', 6, 9],
  ['6- tot 9-jarigen', 6, 9],
  ['+8', 8, null],
  ['8-plus', 8, null],
  ['kinderen van 4 tot 7', 4, 7],
  ['Voor kleuters tot en met 5 jaar!', 0, 5],
  ['Leeftijd: 6j', 6, 6],
  ['Alle leeftijden.', 0, null],
])('“%s” is from %d to %s', (text, from, to) => {
  expect(readAge(text)).toEqual({ from, to });
});

test.each([
  '5',
  'kleuters',
  '7-4 jaar',
  '8 of 9 jaar',
  '120+',
  'vanaf het derde leerjaar',
  'jaar 8-',
  'vanaf 18 maanden',
  '6.5 jaar',
])('“%s” cannot be read', (text) => {
  expect(readAge(text)).toBeNull();
});
