import { at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { type Moment, momentsAt, sheetOf, undoOf } from './steward-sheet.ts';

const clock = (time: string): number => at(`2024-10-27 ${time}`).getTime();

const moment = (start: string, end: string, more: Partial<Moment> = {}): Moment => ({
  id: start,
  title: `Om ${start}`,
  start: clock(start),
  end: clock(end),
  report: null,
  previous: null,
  ...more,
});

const said = (state: NonNullable<Moment['report']>['state'], time: string) => ({ state, at: clock(time) });

test.each([
  ['long before', '10:00', '15:00', '17:00'],
  ['from a quarter of an hour before', '14:45', '15:00', '17:00'],
  ['while it goes on, though the next could begin', '16:20', '15:00', '17:00'],
  ['after its end, as long as the next is far', '16:35', '15:00', '17:00'],
  ['when the next can begin', '16:46', '17:00', undefined],
  ['after the last', '19:00', '17:00', undefined],
])('the moment at hand: %s', (_, now, current, next) => {
  const moments = [moment('15:00', '16:30'), moment('17:00', '18:00')];
  const found = momentsAt(moments, clock(now));
  expect([found.moment?.id, found.next?.id]).toEqual([current, next]);
});

test.each([
  ['as soon as the next can begin', '16:40', '16:44', '15:00'],
  ['as soon as the next can begin', '16:40', '16:45', '17:00'],
  ['a minute after a tap, which may have been a mistake', '16:50', '16:50', '15:00'],
  ['a minute after a tap, which may have been a mistake', '16:50', '16:51', '17:00'],
])('a moment that is over makes way %s: over at %s, shown at %s', (_, over, now, shown) => {
  const first = moment('15:00', '17:00', { report: said('voorbij', over) });
  expect(momentsAt([first, moment('17:00', '18:00')], clock(now)).moment?.id).toBe(shown);
});

test.each([
  ['14:44', null, 'Nog niets', 'Begint om 15.00. Melden kan vanaf 14.45.', false],
  ['14:45', null, 'Nog niets', 'Tik hoe lang de rij is.', true],
  ['15:44', said('20', '15:38'), 'ca. 20 min', 'Gemeld om 15.38, geldt tot 15.58', true],
  ['15:54', said('20', '15:38'), 'ca. 20 min', 'Nog 4 minuten geldig. Klopt het nog? Tik opnieuw.', true],
  ['15:57', said('20', '15:38'), 'ca. 20 min', 'Nog 1 minuut geldig. Klopt het nog? Tik opnieuw.', true],
  [
    '15:58',
    said('20', '15:38'),
    'Niet meer bijgehouden',
    'Laatst gemeld om 15.38: ca. 20 min. Tik wat nu klopt.',
    true,
  ],
  [
    '16:29',
    said('dicht', '15:38'),
    'Rij gesloten',
    'Gemeld om 15.38. Blijft staan tot het einde, 16.30.',
    true,
  ],
  ['16:29', said('voorbij', '16:28'), 'Voorbij', 'Gemeld om 16.28. Bedankt.', true],
  ['16:30', said('20', '16:25'), 'Voorbij', 'Het is gedaan om 16.30. Bedankt.', false],
] as const)('at %s the sheet says what visitors see', (now, report, title, text, isOpen) => {
  const sheet = sheetOf(moment('15:00', '16:30', { report }), clock(now));
  expect([sheet.title, sheet.text, sheet.isOpen]).toEqual([title, text, isOpen]);
});

test.each([
  ['15:44', said('40', '15:40'), said('geen', '15:10'), 'Zet terug: geen rij'],
  ['16:29', said('voorbij', '16:28'), said('dicht', '16:00'), 'Toch nog bezig: rij gesloten'],
  ['16:10', said('40', '15:40'), said('geen', '15:10'), undefined],
  ['15:44', said('40', '15:40'), null, undefined],
] as const)('at %s what can be undone', (now, report, previous, text) => {
  expect(undoOf(moment('15:00', '16:30', { report, previous }), clock(now))?.text).toBe(text);
});
