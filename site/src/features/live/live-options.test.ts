import { expect, test } from 'vitest';
import { isScreenName, readLiveOptions, screenName } from './live-options.ts';

const read = (query: string) => readLiveOptions(new URLSearchParams(query));

test.each([
  ['', { screen: false, board: 'programme', podium: null }],
  ['scherm=', { screen: false, board: 'programme', podium: null }],
  ['scherm=1', { screen: true, board: 'programme', podium: null }],
  ['scherm=inkom&podium=leescafe', { screen: true, board: 'programme', podium: 'leescafe' }],
  ['bord=signeren', { screen: false, board: 'signing', podium: null }],
  ['bord=iets', { screen: false, board: 'programme', podium: null }],
])('?%s', (query, options) => {
  expect(read(query)).toEqual(options);
});

test('a screen reports itself only under a name', () => {
  expect(screenName(new URLSearchParams('scherm=1'))).toBeNull();
  expect(screenName(new URLSearchParams('scherm=Hal-4'))).toBe('hal-4');
  expect(screenName(new URLSearchParams('scherm=een naam'))).toBeNull();
});

test('a name is short and plain', () => {
  expect(isScreenName('inkom-links')).toBe(true);
  for (const name of ['', '-a', 'a-', 'é', 'a'.repeat(25), '<b>', 'koop nu!'])
    expect(isScreenName(name)).toBe(false);
});
