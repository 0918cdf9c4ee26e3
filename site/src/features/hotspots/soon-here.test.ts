import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { soonHere } from './load.ts';

const now = at('2024-10-26 10:05');
const experience = anExperience({ title: 'Wandelen met Streuvels' });
const item = (title: string, start: string, hall = '') =>
  anOccurrence({
    experience,
    location: { ...aLocation({ title, hall }), uuid: `${title} ${hall}` },
    startDate: at(start),
    endDate: null,
  });
const hotspot = { title: 'Broel\u00adtorens', address: 'Broelkaai' };
const days = (...programme: Parameters<typeof soonHere>[1]) =>
  soonHere(hotspot, programme, now).map(({ first }) => first?.dayNumber);

test('what takes place at a location with its name, its address or its hall, by start', () => {
  expect(
    days(
      item('Broelkaai', '2024-10-29 11:00'),
      item('BROELTORENS', '2024-10-28 11:00'),
      item('Vertrek', '2024-10-30 11:00', 'Broeltorens'),
      item('Leiepodium', '2024-10-27 11:00', 'Hal 3'),
    ),
  ).toEqual(['28.10', '29.10', '30.10']);
});

test('at most three, and nothing that is over', () => {
  const starts = [
    '2024-10-26 08:00',
    '2024-10-27 11:00',
    '2024-10-28 11:00',
    '2024-10-29 11:00',
    '2024-10-30 11:00',
  ];
  expect(days(...starts.map((start) => item('Broeltorens', start)))).toEqual(['27.10', '28.10', '29.10']);
});

test('a location or a hotspot without a name is no match', () => {
  expect(soonHere({ title: '', address: '' }, [item('', '2024-10-28 11:00')], now)).toEqual([]);
});
