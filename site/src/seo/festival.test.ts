import { expect, it } from 'vitest';
import { type Festival, festivalData } from './festival.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const festival: Festival = { first: '2024-10-26', last: null, description: 'Negen dagen.', venue: null };

it('the festival lasts one day without a last one, and is left out without a first', () => {
  expect(festivalData(festival, site)[0]?.endDate).toBe('2024-10-26');
  expect(festivalData({ ...festival, first: null }, site)).toEqual([]);
});
