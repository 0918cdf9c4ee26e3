import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, pointOf } from '../../ui/map/point.ts';
import { kmNumber, nearest, type Shop } from './shops.ts';

const point = fc.record({
  latitude: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
});

test('a degree of latitude is 111 kilometres everywhere, there and back', () => {
  fc.assert(
    fc.property(point, (from) => {
      const to = { ...from, latitude: from.latitude - 1 };
      expect(distanceKm(from, to)).toBeCloseTo(111.195, 2);
      expect(distanceKm(to, from)).toBeCloseTo(111.195, 2);
    }),
  );
  const [kortrijk, gent] = [
    { latitude: 50.8279, longitude: 3.265 },
    { latitude: 51.0538, longitude: 3.725 },
  ];
  expect(distanceKm(kortrijk, gent)).toBeCloseTo(40.9, 0);
});

test('each shop is listed once, nearer ones first, those without coordinates last', () => {
  const places = fc.array(fc.option(point));
  fc.assert(
    fc.property(places, point, (points, from) => {
      const shops = points.map(
        (where, at): Shop => ({
          href: `/${at}`,
          title: `${at}`,
          address: '',
          town: '',
          point: where,
          hours: [],
        }),
      );
      const found = nearest(shops, from);
      expect(found).toHaveLength(shops.length);
      expect(new Set(found.map(({ shop }) => shop))).toEqual(new Set(shops));
      const kms = found.map(({ km }) => km ?? Number.POSITIVE_INFINITY);
      expect(kms).toEqual(kms.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  [0, '0,1'],
  [0.06, '0,1'],
  [0.42, '0,4'],
  [5, '5,0'],
  [9.94, '9,9'],
  [9.96, '10'],
  [21.5, '22'],
])('%f km reads %s', (km, words) => {
  expect(kmNumber(km)).toBe(words);
});

test.each([
  [null, 3],
  [50, null],
  [0, 0],
  [91, 3],
  [50, 181],
  [Number.NaN, 3],
])('%s, %s is no place', (latitude, longitude) => {
  expect(pointOf({ latitude, longitude })).toBeNull();
});
