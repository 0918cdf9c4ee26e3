import { brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LiveItem, readLiveOptions } from './live-data.ts';
import { createStartDetector, liveState, signingItems } from './live-state.ts';
import { countdown } from './Rows.tsx';

/** A Brussels wall time in epoch ms. */
const at = (text: string): number => parseWallTime(text, 'Europe/Brussels')?.getTime() ?? Number.NaN;

const item = (start: string, end: string, more: Partial<LiveItem> = {}): LiveItem => ({
  id: start,
  start: at(start),
  end: at(end),
  title: `Om ${start.slice(11)}`,
  place: 'Leescafé',
  href: '/activiteiten/iets',
  signing: false,
  ...more,
});

const festival = { firstDay: '2024-10-26', lastDay: '2024-11-03', venue: 'Kortrijk Xpo' };
const items = [
  item('2024-10-26T14:30', '2024-10-26T15:30'),
  item('2024-10-26T17:00', '2024-10-26T18:00'),
  item('2024-10-27T10:00', '2024-10-27T11:00'),
];
const stateAt = (now: string, data: Partial<Parameters<typeof liveState>[0]> = {}) =>
  liveState({ items, festival, ...data }, at(now));

const later = [item('2024-10-29T10:00', '2024-10-29T11:00')];
const thanks = { kind: 'after', days: 9 };

test.each<[string, string, object, Parameters<typeof stateAt>[1]?]>([
  ['before the festival it counts the days', '2024-10-14T09:41', { kind: 'before', days: 12 }],
  ['until the day before', '2024-10-25T23:59:59', { kind: 'before', days: 1 }],
  ['on the first day it runs', '2024-10-26T00:00', { kind: 'running' }],
  ['with what starts today', '2024-10-26T14:26:08', { kind: 'running', items: items.slice(0, 2) }],
  ['an item stays until it starts', '2024-10-26T14:29:59', { kind: 'running', items: items.slice(0, 2) }],
  ['and leaves at that second', '2024-10-26T14:30:00', { kind: 'running', items: items.slice(1, 2) }],
  ['while the last one runs everything has begun', '2024-10-26T17:30', { kind: 'running', items: [] }],
  [
    'then it points to tomorrow',
    '2024-10-26T18:00',
    { kind: 'between', isTomorrow: true, first: items[2], items: items.slice(2) },
  ],
  [
    'or to a later day',
    '2024-10-26T20:00',
    { kind: 'between', isTomorrow: false, first: later[0] },
    { items: later },
  ],
  ['after the last item of the last day it says thanks', '2024-11-03T18:00', thanks, { items: [] }],
  ['for months', '2024-12-24T18:00', thanks, { items: [] }],
  [
    'with nothing known there is nothing to come',
    '2024-10-26T12:00',
    { kind: 'running', items: [] },
    { items: [], festival: null },
  ],
  [
    'without a programme that was read it claims nothing about today',
    '2024-10-26T14:00',
    { kind: 'waiting' },
    { items: [], festival: null, isUnread: true },
  ],
])('%s', (_, now, expected, data) => {
  expect(stateAt(now, data)).toMatchObject(expected);
});

test('what starts within the hour has its minutes', () => {
  const countdowns = items.map((one) => countdown(one, at('2024-10-26T14:26:08')));
  expect(countdowns).toEqual(['over 4 min.', '', '']);
});

test('the night in which the clock goes back has one morning', () => {
  const summer = Date.parse('2024-10-27T02:30:00+02:00');
  const winter = Date.parse('2024-10-27T02:30:00+01:00');
  for (const now of [summer, winter])
    expect(liveState({ items, festival }, now)).toEqual({ kind: 'running', items: items.slice(2) });
  expect(winter - summer).toBe(3_600_000);
});

test('the signing board shows who is still signing, and until when', () => {
  const signing = { signing: true };
  const board = [
    item('2024-10-26T13:00', '2024-10-26T14:00', signing),
    item('2024-10-26T14:00', '2024-10-26T15:00', signing),
    item('2024-10-26T14:30', '2024-10-26T15:30'),
    item('2024-10-26T15:00', '2024-10-26T16:00', signing),
    item('2024-10-27T15:00', '2024-10-27T16:00', signing),
  ];
  const now = at('2024-10-26T14:26');
  const rows = signingItems({ items: board }, now).map((one) => [one.start, countdown(one, now)]);
  expect(rows).toEqual([
    [at('2024-10-26T14:00'), 'nu, tot 15.00'],
    [at('2024-10-26T15:00'), 'over 34 min.'],
  ]);
});

const instant = fc.integer({ min: at('2024-10-20T00:00'), max: at('2024-11-08T00:00') });
const someItems = fc
  .array(fc.record({ start: instant, minutes: fc.integer({ min: 1, max: 600 }) }), { maxLength: 30 })
  .map((all) =>
    all
      .map(({ start, minutes }, index) => {
        const minute = Math.floor(start / 60_000) * 60_000;
        const times = { start: minute, end: minute + minutes * 60_000 };
        return { ...item('2024-10-26T10:00', '2024-10-26T11:00'), id: `${index}`, ...times };
      })
      .toSorted((a, b) => a.start - b.start),
  );

test('at any time what is listed has not begun, is in order, and all of one day', () => {
  fc.assert(
    fc.property(someItems, instant, (all, now) => {
      const state = liveState({ items: all, festival }, now);
      if (state.kind === 'waiting') throw new Error('the programme was read');
      if (state.kind === 'after') {
        expect(all.filter(({ start }) => start > now)).toEqual([]);
        return;
      }
      const shown = state.items;
      expect(shown.every(({ start }) => start > now)).toBe(true);
      expect(shown).toEqual(shown.toSorted((a, b) => a.start - b.start));
      if (state.kind === 'before') return;
      expect(new Set(shown.map(({ start }) => brusselsDay(new Date(start)))).size).toBeLessThanOrEqual(1);
      if (state.kind === 'between') expect(shown[0]).toBe(all.find(({ start }) => start > now));
    }),
  );
});

/** Whether an item is said to begin, at each of these times. */
const starts = (all: readonly LiveItem[], ...times: readonly string[]) => {
  const hasStarted = createStartDetector();
  return times.map((time) => hasStarted({ items: all }, at(`2024-10-26T${time}`)));
};

test('tells once that the first upcoming item begins, also when its second was missed', () => {
  const all = ['14:30', '14:30', '14:45'].map((start) => item(`2024-10-26T${start}`, '2024-10-26T16:00'));
  expect(starts(all, '14:26:08', '14:29:59', '14:30', '14:30:01', '14:45')).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(starts(all, '14:26:08', '15:30', '15:30:01')).toEqual([false, true, false]);
  expect(starts(all, '14:32', '14:32:01'), 'what began before the page came').toEqual([false, false]);
});

test.each([
  ['', { screen: false, board: 'programme', podium: null }],
  ['scherm=', { screen: false, board: 'programme', podium: null }],
  ['scherm=inkom&podium=leescafe', { screen: true, board: 'programme', podium: 'leescafe' }],
  ['bord=signeren', { screen: false, board: 'signing', podium: null }],
  ['bord=iets', { screen: false, board: 'programme', podium: null }],
])('the address ?%s asks for a screen, a board, a podium', (query, options) => {
  expect(readLiveOptions(new URLSearchParams(query))).toEqual(options);
});
