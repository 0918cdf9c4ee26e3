import type { Block } from '@inktvis/content';
import { aBookstore, aHotspot, aNewsArticle, aPicture } from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { newsArticleData } from './news-article.ts';
import { bookstoreData, geoOf, hotspotData, venueAt } from './places.ts';
import { breadcrumbList } from './site.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const hours = (
  weekday: Block<'opening_hours'>['weekday'],
  opens: string,
  closes: string,
): Block<'opening_hours'> => ({ type: 'opening_hours', id: '', editable: undefined, weekday, opens, closes });
const place = {
  address: 'Doorniksestraat 41',
  postalCode: '8500',
  town: 'Kortrijk',
  latitude: 50.8279,
  longitude: 3.265,
};

describe('a bookshop', () => {
  it('tells what Google requires of a shop, and where it is', () => {
    expect(bookstoreData(aBookstore(place), site)).toMatchObject({
      '@type': 'BookStore',
      name: 'Papier & Inkt',
      address: { streetAddress: 'Doorniksestraat 41', postalCode: '8500', addressLocality: 'Kortrijk' },
      geo: { latitude: 50.8279, longitude: 3.265 },
    });
  });

  it('tells its hours, both parts of a day with a break', () => {
    const openingHours = [
      hours('saturday', '10:00', '17:00'),
      hours('monday', '9:30', '12.30'),
      hours('monday', '13:30', '18:00'),
      hours('tuesday', '20:00', '1:00'),
      hours('friday', 'ochtend', '12:00'),
      hours('friday', '20:00', '24:00'),
      hours('saturday', '17:00', '18:00'),
    ];
    const told = bookstoreData(aBookstore({ openingHours }), site).openingHoursSpecification;
    const of = (day: string, opens: string, closes: string) =>
      expect.objectContaining({ dayOfWeek: `https://schema.org/${day}`, opens, closes });
    expect(told).toEqual([
      of('Monday', '09:30', '12:30'),
      of('Monday', '13:30', '18:00'),
      of('Tuesday', '20:00', '01:00'),
      of('Friday', '20:00', '23:59'),
      of('Saturday', '10:00', '18:00'),
    ]);
  });
});

describe('a hotspot', () => {
  it('is described as a sight, with a point only where the editor is sure of it', () => {
    expect(hotspotData(aHotspot({ ...place, coordinatesSure: true }), site)).toMatchObject({
      '@type': 'TouristAttraction',
      geo: { latitude: 50.8279 },
    });
    expect(hotspotData(aHotspot(place), site).geo).toBeUndefined();
  });
});

describe('a news article', () => {
  const published = (publishedAt: string) => ({
    ...aNewsArticle({ image: aPicture() }),
    publishedAt: new Date(publishedAt),
  });

  it('tells its day, when it last changed, and a picture by its full address', () => {
    expect(newsArticleData(published('2024-10-28T09:00:00Z'), site)).toMatchObject({
      headline: 'Eén grote leeszetel',
      datePublished: '2024-10-18',
      dateModified: '2024-10-28T10:00:00+01:00',
      image: expect.stringMatching(/^https:\/\/inktvis\.example\/beeld\/.*format\(jpeg\)/),
    });
  });

  it('did not change before the day it is dated', () => {
    expect(newsArticleData(published('2024-10-01T09:00:00Z'), site).dateModified).toBeUndefined();
  });
});

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
