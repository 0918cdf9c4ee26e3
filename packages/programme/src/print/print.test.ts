import { expect, test } from 'vitest';
import type { ProgrammeAddress } from '../filters/address.ts';
import { NOTHING_SELECTED } from '../filters/facets.ts';
import { aDay, at } from '../testing/stories.ts';
import { type PrintOptions, paperOf } from './print.ts';

const days = [
  aDay({}, 'programma/zaterdag-26-oktober'),
  aDay({ date: '2024-10-27', opens: '', closes: '' }, 'programma/zondag-27-oktober'),
];

const address: ProgrammeAddress = {
  path: '/programma/zondag-27-oktober',
  selection: { ...NOTHING_SELECTED, theme: ['kids'] },
  layout: 'sheet',
  whole: false,
  page: 1,
  allDays: false,
};

const options: PrintOptions = {
  address,
  days,
  chosen: '',
  now: at('2024-10-25 18:00'),
  canonicalBase: 'https://inktvis.example',
  venue: 'Kortrijk Xpo',
};

test('a sheet says where, when the doors are open, how much there is and what it leaves out', () => {
  expect(paperOf('2024-10-26', 2, { ...options, chosen: 'Kids, Workshop' })).toMatchObject({
    number: '26.10',
    weekday: 'zaterdag',
    line: 'Kortrijk Xpo, deuren open van 10.00 tot 18.00 uur. 2 belevingen. Gefilterd op Kids, Workshop.',
  });
  expect(paperOf('2024-10-27', 1, options).line).toBe('Kortrijk Xpo. 1 beleving.');
  expect(paperOf('2024-10-26', 1, { ...options, venue: '' }).line).toBe(
    'Deuren open van 10.00 tot 18.00 uur. 1 beleving.',
  );
});

test('its foot leads to the newest list of that day, with the same filters', () => {
  expect(paperOf('2024-10-27', 1, options)).toMatchObject({
    url: 'https://inktvis.example/programma/zondag-27-oktober?thema=kids',
    newest: 'inktvis.example/programma/zondag-27-oktober?thema=kids',
    state: 'Stand van vrijdag 25 oktober, 18.00 uur.',
  });
});
