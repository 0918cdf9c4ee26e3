import { describe, expect, it } from 'vitest';
import { geoOf, venueOf } from './place.ts';

const FOOTER = 'Kortrijk Xpo\nDoorniksesteenweg 216\n8500 Kortrijk\n\nelke dag van 10 tot 18 uur';

describe('where the festival is', () => {
  it('has the address that stands below its name in the footer', () => {
    expect(venueOf('Kortrijk Xpo', FOOTER)).toEqual({
      name: 'Kortrijk Xpo',
      address: { address: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
    });
  });

  it.each([
    ['another place', 'Buda\nKapucijnenstraat 10\n8500 Kortrijk'],
    ['no address', 'Kortrijk Xpo\n\n8500 Kortrijk'],
    ['no postal code', 'Kortrijk Xpo\nDoorniksesteenweg 216\nKortrijk'],
    ['nothing', ''],
  ])('has no address when the footer says %s', (_what, footer) => {
    expect(venueOf('Kortrijk Xpo', footer)).toEqual({ name: 'Kortrijk Xpo', address: null });
  });

  it('is not known when the home page does not say it', () => {
    expect(venueOf('', FOOTER)).toBeNull();
  });
});

it('a point on the equator or the meridian is a point; half a point is none', () => {
  expect(geoOf({ latitude: 0, longitude: 0 })).toMatchObject({ latitude: 0, longitude: 0 });
  expect(geoOf({ latitude: 50.8, longitude: null })).toBeUndefined();
});
