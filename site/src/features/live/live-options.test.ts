import { expect, test } from 'vitest';
import { readLiveOptions } from './live-options.ts';

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
