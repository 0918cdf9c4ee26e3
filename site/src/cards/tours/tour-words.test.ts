import type { Weekday } from '@inktvis/events';
import { describe, expect, test } from 'vitest';
import { anEvent } from './testing/events.ts';
import { ageWords, dayWords, hoursWords, placeWords, summary } from './tour-words.ts';

const week: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each<[Weekday[], string]>([
  [[], 'elke dag'],
  [['sunday'], 'elke zondag'],
  [['saturday', 'tuesday'], 'elke dinsdag en zaterdag'],
  [['friday', 'monday', 'wednesday'], 'elke maandag, woensdag en vrijdag'],
  [['friday', 'saturday', 'thursday'], 'van donderdag tot zaterdag'],
  [['saturday', 'sunday'], 'elke zaterdag en zondag'],
  [week, 'elke weekdag'],
  [[...week, 'saturday', 'sunday'], 'elke dag'],
])('%j is %s', (days, words) => {
  expect(dayWords(days)).toBe(words);
});

test('opening hours in words', () => {
  const openingHours = [
    { days: ['tuesday' as const], opens: '14:00', closes: '17:30' },
    { days: [...week, 'saturday' as const, 'sunday' as const], opens: '00:00', closes: '23:59' },
  ];
  expect(hoursWords(anEvent({ openingHours }))).toEqual([
    'elke dinsdag, 14.00 tot 17.30 uur',
    'elke dag, dag en nacht',
  ]);
});

test.each([
  [null, null, 'Voor iedereen'],
  [0, null, 'Voor iedereen'],
  [4, null, 'Vanaf 4 jaar'],
  [null, 12, 'Tot 12 jaar'],
  [0, 3, 'Tot 3 jaar'],
  [3, 6, '3 tot 6 jaar'],
  [8, 8, '8 jaar'],
])('ages from %s to %s: %s', (from, to, words) => {
  expect(ageWords({ from, to })).toBe(words);
});

describe('where', () => {
  const town = (name: string) => ({ street: '', postalCode: '', town: name, country: 'BE' });
  test.each([
    [{ location: 'De Leeslamp', address: town('Menen') }, 'De Leeslamp, Menen'],
    [{ location: 'Bibliotheek Menen', address: town('Menen') }, 'Bibliotheek Menen'],
    [{ location: 'Atelier', address: town('Lier') }, 'Atelier, Lier'],
    [{ location: 'Academie (Lier)', address: town('Lier') }, 'Academie (Lier)'],
    [{ location: 'De Leeslamp', address: null }, 'De Leeslamp'],
    [{ location: '', address: town('Menen') }, 'Menen'],
    [{ location: '', address: null, online: true }, 'Online'],
    [{ location: '', address: null }, 'De plaats volgt'],
  ])('%j is %s', (over, text) => {
    expect(placeWords(anEvent(over))).toBe(text);
  });
});

test('a summary is cut between words', () => {
  expect(summary('Kort.\n\nMeer.')).toBe('Kort.');
  const cut = summary('woord '.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(151);
  expect(cut).toMatch(/woord…$/);
  expect(summary('')).toBe('');
});
