import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Point, pointOf } from '../../ui/map/point.ts';
import { distanceKm, kmNumber, middleOf } from './distance.ts';

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const kortrijk = { latitude: 50.8279, longitude: 3.265 };
const gent = { latitude: 51.0538, longitude: 3.725 };
const half = Math.PI * 6371.0088;

describe('distance', () => {
  test('from Kortrijk to Gent is some forty kilometres', () => {
    expect(distanceKm(kortrijk, gent)).toBeCloseTo(40.9, 0);
  });

  test('a degree of latitude is 111 kilometres everywhere', () => {
    fc.assert(
      fc.property(point, (from) => {
        const latitude = from.latitude > 0 ? from.latitude - 1 : from.latitude + 1;
        expect(distanceKm(from, { ...from, latitude })).toBeCloseTo(111.195, 2);
      }),
    );
  });

  test('is none to itself, the same both ways, and never more than half around', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const km = distanceKm(one, other);
        expect(distanceKm(one, one)).toBe(0);
        expect(km).toBeCloseTo(distanceKm(other, one), 6);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(half + 1e-6);
      }),
    );
  });

  test('is never longer than a way round by a third place', () => {
    fc.assert(
      fc.property(point, point, point, (one, other, third) => {
        expect(distanceKm(one, other)).toBeLessThanOrEqual(
          distanceKm(one, third) + distanceKm(third, other) + 1e-3,
        );
      }),
    );
  });
});

test.each([
  [0, '0'],
  [0.04, '0'],
  [0.06, '0,1'],
  [0.42, '0,4'],
  [5, '5,0'],
  [9.94, '9,9'],
  [9.96, '10'],
  [10.4, '10'],
  [21.5, '22'],
  [158.2, '158'],
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
  [Number.POSITIVE_INFINITY, 3],
])('%s, %s is no place', (latitude, longitude) => {
  expect(pointOf({ latitude, longitude })).toBeNull();
});

test('the middle of a few points lies between them', () => {
  expect(middleOf([])).toBeNull();
  expect(middleOf([kortrijk])).toEqual(kortrijk);
  expect(middleOf([kortrijk, gent])?.latitude).toBeCloseTo(50.94085, 4);
});
