import { aLocation, anExperience, anOccurrence, aPerson, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { castOf } from './cast.ts';
import { ageOf, lengthOf } from './large-facts.ts';

const leonie = aPerson('Leonie', 'Letterzetter', { role: 'verteller' });
const jef = aPerson('Jef', 'Jambe', { role: 'muzikant' });
const reading = anExperience({ people: [leonie, jef] });
const signing = anExperience({ people: [{ ...leonie, signs: true }] }, 'activiteiten/signeren');
const hall = aLocation({ title: 'Beurshal', hall: '' }, 'locaties/beurshal');
const shown = anOccurrence({ experience: reading, startDate: at('2024-10-26 14:30') });
const table = anOccurrence({ experience: signing, startDate: at('2024-10-26 16:00'), location: hall });
const morning = at('2024-10-26 10:05');

test('a ticket names its people, and those who sign soon somewhere else', () => {
  expect(castOf(reading, shown, [shown, table], morning)).toEqual({
    with: [
      {
        slug: 'leonie-letterzetter',
        name: 'Leonie Letterzetter',
        href: '/programma/namen#leonie-letterzetter',
        note: 'verteller',
      },
      { slug: 'jef-jambe', name: 'Jef Jambe', href: '/programma/namen#jef-jambe', note: 'muzikant' },
    ],
    signing: [expect.objectContaining({ slug: 'leonie-letterzetter', note: '26.10 om 16.00 uur, Beurshal' })],
  });
  expect(castOf(reading, shown, [shown, table], at('2024-10-26 18:00')).signing).toEqual([]);
});

test('where all sign there are no other names', () => {
  const cast = castOf(signing, table, [shown, table], morning);
  expect([cast.with, cast.signing.map(({ name }) => name)]).toEqual([[], ['Leonie Letterzetter']]);
});

test('a name without a moment in the programme leads nowhere', () => {
  expect(castOf(reading, null, [], morning).with.map(({ href }) => href)).toEqual([null, null]);
});

test.each([
  ['12+', '12+'],
  ['6-10 jaar', '6–10'],
  ['0-2 jaar', '0–2'],
  ['alle leeftijden', undefined],
  ['', undefined],
])('the age %s stands large as %s', (age, number) => expect(ageOf(age)?.number).toBe(number));

test('a length stands large when it is announced, and not longer than an evening', () => {
  const until = (end: string | null, isDropIn = false) =>
    lengthOf(anOccurrence({ startDate: at('2024-10-26 14:30'), endDate: end ? at(end) : null }), isDropIn)
      ?.number;
  expect(until('2024-10-26 15:40')).toBe('70');
  expect([until(null), until('2024-10-27 15:40'), until('2024-10-26 15:40', true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
