import { expect, test } from 'vitest';
import { baseLetters, indexLetter } from './base-letters.ts';

test.each([
  ['Østergaard', 'ostergaard', 'O'],
  ['Łempicka', 'lempicka', 'L'],
  ['Đurić', 'duric', 'D'],
  ['Ærø', 'aero', 'A'],
  ['Œuvre', 'oeuvre', 'O'],
  ['Þórdís', 'thordis', 'T'],
  ['Ðorm', 'dorm', 'D'],
  ['ẞ', 'ss', 'S'],
  ['’s-Gravenwezel', '’s-gravenwezel', 'S'],
  ['Élouges', 'elouges', 'E'],
  ['3PO', '3po', undefined],
  ['Чернила', 'чернила', undefined],
  ['', '', undefined],
])('%s', (name, letters, letter) =>
  expect([baseLetters(name), indexLetter(name)]).toEqual([letters, letter]),
);
