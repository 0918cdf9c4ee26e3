import { describe, expect, test } from 'vitest';
import { stillToCome, stillToComeByTime } from './still-to-come.ts';
import { anExperience, anOccurrence, at } from './testing/stories.ts';

const titled = (title: string) => anExperience({ title }, `activiteiten/${title}`);
const night = titled('Nacht');
const daily = titled('Elke dag');
const sunday = titled('Zondag');
const opening = titled('Opening');
const tour = anExperience({ title: 'Met eigen datum', date: '2024-10-29' });
const timeless = anExperience({ title: 'Zonder datum' });

const moment = (experience: typeof night, start: string, end: string) =>
  anOccurrence({ experience, startDate: at(start), endDate: at(end) });
const programme = [
  moment(night, '2024-10-31 20:00', '2024-11-01 00:30'),
  moment(sunday, '2024-10-27 14:00', '2024-10-27 15:30'),
  moment(opening, '2024-10-26 10:00', '2024-10-26 11:00'),
  ...['26', '27', '28'].map((day) => moment(daily, `2024-10-${day} 15:00`, `2024-10-${day} 16:00`)),
  moment(daily, '2024-11-03 15:00', '2024-11-03 16:00'),
];

describe('experiences are listed by time, without what is over', () => {
  test.each([
    ['2024-10-12 10:05', ['Opening', 'Elke dag', 'Zondag', 'Nacht']],
    ['2024-10-26 10:05', ['Opening', 'Elke dag', 'Zondag', 'Nacht']],
    ['2024-10-27 15:40', ['Elke dag', 'Nacht']],
    ['2024-11-03 15:59', ['Elke dag']],
    // Once the whole programme is over they show what was.
    ['2024-11-03 20:00', ['Opening', 'Zondag', 'Nacht', 'Elke dag']],
    ['2024-11-10 10:00', ['Opening', 'Zondag', 'Nacht', 'Elke dag']],
  ])('at %s', (now, titles) => {
    const listed = stillToComeByTime([night, daily, sunday, opening], programme, at(now));
    expect(listed.map(({ content }) => content.title)).toEqual(titles);
  });

  test('none while something else of the programme is still to come', () => {
    expect(stillToComeByTime([opening, sunday], programme, at('2024-10-27 15:40'))).toEqual([]);
  });

  test('what has no programme items goes by its own day, and without one it stays, at the end', () => {
    const titlesAt = (now: string) =>
      stillToComeByTime([timeless, tour, opening], programme, at(now)).map(({ content }) => content.title);
    expect(titlesAt('2024-10-26 10:05')).toEqual(['Opening', 'Met eigen datum', 'Zonder datum']);
    expect(titlesAt('2024-10-29 23:00')).toEqual(['Met eigen datum', 'Zonder datum']);
    expect(titlesAt('2024-10-30 00:00')).toEqual(['Zonder datum']);
  });
});

test('without an order by time, they keep theirs', () => {
  const listed = stillToCome([night, sunday, daily], programme, at('2024-10-27 15:40'));
  expect(listed.map(({ content }) => content.title)).toEqual(['Nacht', 'Elke dag']);
});
