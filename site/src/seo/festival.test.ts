import { aDay } from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { dayData, type Festival, festivalData } from './festival.ts';

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

describe('a day of the festival', () => {
  it.each([
    ['2024-10-26', '2024-10-26T10:00:00+02:00', '2024-10-26T18:00:00+02:00'],
    ['2024-10-27', '2024-10-27T10:00:00+01:00', '2024-10-27T18:00:00+01:00'],
  ])('%s is from %s to %s', (date, startDate, endDate) => {
    expect(dayData(aDay({ date }), festival, site)).toMatchObject({ startDate, endDate });
  });

  it('lasts the whole day when no opening time is given', () => {
    const day = aDay({ opens: '', closes: '' });
    expect(dayData(day, festival, site)).toMatchObject({ startDate: '2024-10-26', endDate: '2024-10-26' });
  });

  it('is a part of the festival', () => {
    const [whole] = festivalData(festival, site);
    expect(dayData(aDay(), festival, site).superEvent).toEqual({ '@id': whole?.['@id'] });
  });
});
