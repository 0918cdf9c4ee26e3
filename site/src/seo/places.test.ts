import { describe, expect, it } from 'vitest';
import { geoOf, venueAt } from './places.ts';
import { breadcrumbList } from './site.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
describe('breadcrumbs', () => {
  it('count from one, by full address but for the page itself', () => {
    const trail = [
      { title: 'Home', href: '/' },
      { title: 'Nieuws', href: '/nieuws' },
      { title: 'Een bericht' },
    ];
    expect(breadcrumbList(trail, site)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://inktvis.example/' },
          { '@type': 'ListItem', position: 2, name: 'Nieuws', item: 'https://inktvis.example/nieuws' },
          { '@type': 'ListItem', position: 3, name: 'Een bericht', item: undefined },
        ],
      },
    ]);
    expect(breadcrumbList([], site)).toEqual([]);
  });
});

const FOOTER = 'Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk';

describe('where the festival is', () => {
  it('has the address that stands after its name in the footer', () => {
    expect(venueAt('Kortrijk Xpo', FOOTER)).toEqual({
      name: 'Kortrijk Xpo',
      address: { address: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
    });
  });

  it.each([
    ['another place', 'Buda, Kapucijnenstraat 10, 8500 Kortrijk'],
    ['no address', 'Kortrijk Xpo, 8500 Kortrijk'],
    ['no postal code', 'Kortrijk Xpo, Doorniksesteenweg 216, Kortrijk'],
    ['nothing', ''],
  ])('has no address when the footer says %s', (_what, footer) => {
    expect(venueAt('Kortrijk Xpo', footer)).toEqual({ name: 'Kortrijk Xpo', address: null });
  });

  it('is not known when the home page does not say it', () => {
    expect(venueAt('', FOOTER)).toBeNull();
  });
});

it('a point on the equator or the meridian is a point; half a point is none', () => {
  expect(geoOf({ latitude: 0, longitude: 0 })).toMatchObject({ latitude: 0, longitude: 0 });
  expect(geoOf({ latitude: 50.8, longitude: null })).toBeUndefined();
});
