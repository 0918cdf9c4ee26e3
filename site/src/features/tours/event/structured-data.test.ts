import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { ALWAYS, aDate, anEvent, aPeriod } from '../../../cards/tours/testing/events.ts';
import { tourData } from './structured-data.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const structuredData = (over: Parameters<typeof anEvent>[0] = {}) =>
  tourData(anEvent(over), '/inktvis-op-toer/een', site);

describe('a touring event', () => {
  it('is an event for each of its dates, with the hour that holds there', () => {
    expect(structuredData({ dates: [aDate('2024-10-26 14:00'), aDate('2024-10-27 14:00')] })).toMatchObject([
      {
        '@type': 'Event',
        startDate: '2024-10-26T14:00:00+02:00',
        location: { name: 'De Leeslamp', address: { addressCountry: 'BE' } },
      },
      { startDate: '2024-10-27T14:00:00+01:00', url: 'https://inktvis.example/inktvis-op-toer/een' },
    ]);
  });

  it('says of each date whether it takes place and has seats', () => {
    const dates = [
      aDate('2024-11-13 14:00', { happening: 'cancelled' }),
      aDate('2024-11-14 14:00', { soldOut: true }),
      aDate('2024-11-15 14:00', { happening: 'postponed' }),
    ];
    expect(structuredData({ dates })).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
      {
        eventStatus: 'https://schema.org/EventScheduled',
        offers: { availability: 'https://schema.org/SoldOut' },
      },
      { eventStatus: 'https://schema.org/EventPostponed' },
    ]);
    expect(structuredData({ happening: 'cancelled', dates: dates.slice(1) })).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
      { eventStatus: 'https://schema.org/EventCancelled' },
    ]);
  });

  it('has a price only when it is known, also when it is nothing', () => {
    expect(structuredData({ prices: [{ name: '', amount: 0 }] })).toMatchObject([
      { offers: [{ price: '0.00', priceCurrency: 'EUR' }], isAccessibleForFree: true },
    ]);
    expect(JSON.stringify(structuredData({ prices: [] }))).not.toMatch(/priceCurrency|isAccessibleForFree/);
  });

  it('has an offer for each price, with when it can be booked', () => {
    const prices = [
      { name: 'Basistarief', amount: 7.5 },
      { name: 'Tot 12 jaar', amount: 0 },
    ];
    const booking = [{ kind: 'web', address: 'https://example.be/boek', label: '' }] as const;
    const bookingFrom = at('2024-10-14 10:00');
    const offer = {
      '@type': 'Offer',
      url: 'https://example.be/boek',
      priceCurrency: 'EUR',
      validFrom: '2024-10-14T10:00:00+02:00',
      validThrough: '2024-11-13T12:00:00+01:00',
    };
    expect(
      structuredData({ prices, booking, bookingFrom, bookingUntil: at('2024-11-13 12:00') }),
    ).toMatchObject([
      {
        offers: [
          { ...offer, name: 'Basistarief', price: '7.50' },
          { ...offer, name: 'Tot 12 jaar', price: '0.00' },
        ],
        isAccessibleForFree: false,
      },
    ]);
  });

  const online = { online: true };
  it.each([
    ['is on the spot', 'Offline', {}, /^[^V]+Leeslamp[^V]+$/],
    ['is on the internet', 'Online', { ...online, location: '', address: null }, /^{"@type":"Virtual/],
    ['is in both places', 'Mixed', online, /^\[.*Leeslamp.*VirtualLocation/],
  ])('%s', (_what, mode, over, where) => {
    const eventAttendanceMode = `https://schema.org/${mode}EventAttendanceMode`;
    expect(structuredData(over)).toMatchObject([{ eventAttendanceMode }]);
    expect(JSON.stringify(structuredData(over)[0]?.location)).toMatch(where);
  });

  it('over a period is described once; what is permanent is not an event', () => {
    const period = aPeriod('2024-10-26', '2024-11-17', ['sunday']);
    expect(structuredData(period)).toMatchObject([{ startDate: '2024-10-26', endDate: '2024-11-17' }]);
    expect(structuredData(ALWAYS)).toEqual([]);
  });
});
