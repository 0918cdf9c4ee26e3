import { aDay, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { stripDays } from './date-strip.ts';

const saturday = aDay({ date: '2024-10-26' }, 'programma/zaterdag-26-oktober');
const sunday = aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober');
const monday = aDay({ date: '2024-10-28' }, 'programma/maandag-28-oktober');

test('the strip holds the days by date, each with its place in time', () => {
  const days = stripDays([monday, saturday, sunday], at('2024-10-27 00:30'), { selected: '2024-10-28' });
  expect(days).toEqual([
    {
      href: '/programma/zaterdag-26-oktober',
      day: '2024-10-26',
      label: 'zaterdag 26 oktober',
      selected: false,
      today: false,
      past: true,
    },
    {
      href: '/programma/zondag-27-oktober',
      day: '2024-10-27',
      label: 'zondag 27 oktober',
      selected: false,
      today: true,
      past: false,
    },
    {
      href: '/programma/maandag-28-oktober',
      day: '2024-10-28',
      label: 'maandag 28 oktober',
      selected: true,
      today: false,
      past: false,
    },
  ]);
});

test('a day without items counts zero', () => {
  const counts = new Map([['2024-10-26', 38]]);
  const days = stripDays([saturday, sunday], at('2024-10-26 10:00'), { counts });
  expect(days.map((day) => day.count)).toEqual([38, 0]);
});

test('in the last half hour of a Brussels day it is still today', () => {
  const [day] = stripDays([saturday], new Date('2024-10-26T21:59:00Z'));
  expect(day).toMatchObject({ today: true, past: false });
});
