import { describe, expect, it } from 'vitest';
import { type Festival, festivalData } from './festival.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const festival: Festival = {
  first: '2024-10-26',
  last: '2024-11-03',
  description: 'Negen dagen.',
  venue: {
    name: 'Kortrijk Xpo',
    address: { address: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
  },
};

describe('the festival', () => {
  it('lasts from its first to its last day, at its venue', () => {
    expect(festivalData(festival, site)).toMatchObject([
      {
        '@type': 'Festival',
        name: 'Inktvis',
        startDate: '2024-10-26',
        endDate: '2024-11-03',
        location: { name: 'Kortrijk Xpo', address: { postalCode: '8500', addressLocality: 'Kortrijk' } },
      },
    ]);
  });

  it('lasts one day without a last one, and is left out without a first', () => {
    expect(festivalData({ ...festival, last: null }, site)[0]?.endDate).toBe('2024-10-26');
    expect(festivalData({ ...festival, first: null }, site)).toEqual([]);
  });
});
