import { expect, test } from 'vitest';
import { type SheetItem, type SheetModel, sheetAt, sheetTime } from './now-sheet.ts';
import { at } from './testing/stories.ts';

const time = (hour: string) => at(`2024-10-27 ${hour}`).getTime();
const item = (id: string, start: string, end: string): SheetItem => ({
  id,
  start: time(start),
  end: time(end),
  isOpenEnded: false,
  href: `/activiteiten/${id}`,
  title: id,
  place: 'Leiepodium, hal 3',
});

const model: SheetModel = {
  opens: time('10:00'),
  today: [
    item('whole-day', '10:00', '18:00'),
    item('nearly-over', '14:45', '15:50'),
    item('half-way', '15:00', '16:15'),
    item('soon', '15:45', '17:00'),
    item('later', '17:30', '18:00'),
  ],
  next: { word: 'Morgen', opens: time('10:00') + 86_400_000, items: [item('tomorrow', '10:00', '11:00')] },
};

const shownAt = (hour: string) => sheetAt(model, time(hour))?.items.map(({ id }) => id);

test('what ends first comes first, without what nobody walks in for, then what starts', () => {
  expect(shownAt('15:44')).toEqual(['half-way', 'whole-day', 'soon']);
  expect(sheetAt(model, time('15:44'))).toMatchObject({ kind: 'now', running: 3, later: 2 });
});

test('before the doors open the first of the day, after the last item the first of the next', () => {
  expect(sheetAt(model, time('09:00'))).toMatchObject({ kind: 'soon' });
  expect(shownAt('09:00')).toEqual(['whole-day', 'nearly-over', 'half-way']);
  expect(sheetAt(model, time('18:00'))).toMatchObject({ kind: 'next' });
  expect(sheetAt({ ...model, next: null }, time('18:00'))).toBeNull();
});

test('minutes are said as long as they say more than the hour', () => {
  const long = item('long', '10:00', '18:00');
  expect(sheetTime(long, time('09:59'))).toEqual({ kind: 'in', minutes: 1 });
  expect(sheetTime(long, time('08:00'))).toEqual({ kind: 'at', minutes: 0 });
  expect(sheetTime(long, time('16:21'))).toEqual({ kind: 'left', minutes: 99 });
  expect(sheetTime(long, time('16:20'))).toEqual({ kind: 'until', minutes: 0 });
  expect(sheetTime({ ...long, isOpenEnded: true }, time('10:30'))).toEqual({ kind: 'since', minutes: 0 });
});
