import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { experienceCard } from './experience-card.ts';

const experience = anExperience({
  title: 'Luisterclub',
  theme: [aTheme({ title: 'Young adult', icon: 'youngAdult' })],
  type: aType({ title: 'Leesclub' }),
  access: ['ringleiding'],
});
const morning = at('2024-10-26 09:00');
const on = (day: string, hour = '11:00') =>
  anOccurrence({ startDate: at(`${day} ${hour}`), location: aLocation({ title: 'Leescafé' }) });

test('a card tells the first time to attend, with the facts of that time', () => {
  const card = experienceCard(experience, [on('2024-10-29'), on('2024-10-27')], morning);
  expect(card).toMatchObject({
    href: '/activiteiten/waterding',
    title: 'Luisterclub',
    typeLabel: 'Leesclub',
    placeLabel: 'Leescafé',
    theme: 'youngAdult',
    access: ['ringleiding'],
    first: { machine: '2024-10-27T11:00', dayNumber: '27.10', weekday: 'zondag', time: '11.00' },
    flags: [],
  });
  expect(card.lastDayNumber).toBeUndefined();
});

const DAYS = ['2024-10-26', '2024-10-27', '2024-10-28'] as const;
const MONTHS = ['2024-10-30', '2024-10-31', '2024-11-01', '2024-11-02'];
const long = anOccurrence({ startDate: at('2024-10-27 10:00'), endDate: at('2024-10-29 18:00') });

test.each([
  ['three days in a row at one hour', DAYS.map((day) => on(day)), '28.10', 'elke dag'],
  ['two days in a row', DAYS.slice(0, 2).map((day) => on(day)), undefined, 'zaterdag'],
  ['days with a gap', [on(DAYS[0]), on(DAYS[2]), on('2024-10-29')], undefined, 'zaterdag'],
  ['over the change of month', MONTHS.map((day) => on(day)), '02.11', 'elke dag'],
  ['at different hours', [on(DAYS[0]), on(DAYS[1], '15:00'), on(DAYS[2])], undefined, 'zaterdag'],
  ['one that lasts three days', [long], '29.10', 'zondag'],
])('several days: %s', (_case, occurrences, last, weekday) => {
  const card = experienceCard(experience, occurrences, morning);
  expect([card.lastDayNumber, card.first?.weekday]).toEqual([last, weekday]);
});

test.each([
  [at('2024-10-26 15:15'), { word: 'tot', time: '15.15' }],
  [null, { word: 'sinds', time: '14.00' }],
])('while it runs a card says until when it does, %s', (endDate, running) => {
  const one = anOccurrence({ startDate: at('2024-10-26 14:00'), endDate });
  expect(experienceCard(experience, [one], at('2024-10-26 14:30'))).toMatchObject({
    running,
    flags: ['now'],
  });
});

test('another hour and another place stand beside the old ones', () => {
  const moved = anOccurrence({
    startDate: at('2024-10-28 14:15'),
    flags: ['ander-uur', 'ander-podium'],
    previousStart: at('2024-10-28 13:15'),
    previousLocation: aLocation({ title: 'Leescafé' }),
    location: aLocation({ title: 'Leiepodium' }),
  });
  expect(experienceCard(experience, [moved], morning)).toMatchObject({
    previousTime: '13.15',
    previousPlace: 'Leescafé',
    placeLabel: 'Leiepodium',
    flags: ['time', 'place'],
  });
});

test('without occurrences the dates of the experience itself count, and without anything there is still a card', () => {
  const own = anExperience({ startDate: at('2024-10-30 20:00') });
  const dated = anExperience({ date: '2024-10-30' });
  expect(experienceCard(own, [], morning).first).toMatchObject({ dayNumber: '30.10', time: '20.00' });
  expect(experienceCard(dated, [], morning).first).toMatchObject({ weekday: 'woensdag', time: '' });
  expect(experienceCard(anExperience(), [], morning)).toMatchObject({ first: null, placeLabel: '' });
});
