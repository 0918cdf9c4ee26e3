import { anExperience, anOccurrence, aPerson, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '../testing/context.ts';
import { experienceMargin } from './ExperienceMargin.tsx';
import { ageOf, lengthOf } from './large-facts.ts';

const leonie = aPerson('Leonie', 'Letterzetter', { role: 'verteller' });
const jef = aPerson('Jef', 'Jambe', { role: 'muzikant' });

/** The margin of an experience with these people, at a moment in the programme or at none. */
const margin = (people: (typeof leonie)[], isPlanned = true) => {
  const story = anExperience({ people });
  const shown = isPlanned ? anOccurrence({ experience: story }) : null;
  return renderToStaticMarkup(experienceMargin({ story, occurrences: [], shown }));
};

test('the margin names the people with what they do, and first those who sign', () => {
  const html = margin([leonie, { ...jef, signs: true }]);
  expect(wordsOf(html)).toMatch(/Signeert Jef Jambe muzikant Met Leonie Letterzetter verteller Jef Jambe/);
  expect(html).toContain('href="/programma/namen#leonie-letterzetter"');
});

test('where all sign there are no other names', () => {
  expect(wordsOf(margin([{ ...leonie, signs: true }]))).not.toContain('Met ');
});

test('a name without a moment in the programme leads nowhere', () => {
  expect(margin([leonie], false)).not.toContain('/programma/namen');
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
  for (const none of [until(null), until('2024-10-27 15:40'), until('2024-10-26 15:40', true)])
    expect(none).toBeUndefined();
});
