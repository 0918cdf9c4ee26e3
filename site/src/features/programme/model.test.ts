import { expect, test } from 'vitest';
import { parseData } from './model.ts';

const data = { model: { build: 'b1' }, results: { kind: 'cards' }, head: { title: 'Programma' } };

test.each([
  ['our own data', data, { ok: true, value: data }],
  ['data of another build', { ...data, model: { build: 'b2' } }, { ok: false, error: 'other-build' }],
  ['a page', '<p>Iets anders</p>', { ok: false, error: 'not-programme' }],
  ['nothing', null, { ok: false, error: 'not-programme' }],
  ['an error', { error: 'not found' }, { ok: false, error: 'not-programme' }],
  ['half of it', { model: data.model }, { ok: false, error: 'not-programme' }],
])('%s', (_what, value, expected) => {
  expect(parseData(value, 'b1')).toEqual(expected);
});
