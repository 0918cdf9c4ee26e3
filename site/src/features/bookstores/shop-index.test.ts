import { ok } from '@inktvis/foundation/result';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShops } from './shop-index.ts';
import { nearest, type Shop } from './shops.ts';

const point = fc.record({
  latitude: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
});
const shops = fc.array(fc.option(point)).map((points) =>
  points.map(
    (where, index): Shop => ({
      href: `/boekhandels/${index}`,
      title: `${index}`,
      address: '',
      town: '',
      point: where,
      hours: [],
    }),
  ),
);

test('each shop is listed once, nearer ones first, those without coordinates last', () => {
  fc.assert(
    fc.property(shops, point, (all, from) => {
      const found = nearest(all, from);
      expect(new Set(found.map(({ shop }) => shop))).toEqual(new Set(all));
      expect(found).toHaveLength(all.length);
      const kms = found.map(({ km }) => km ?? Number.POSITIVE_INFINITY);
      expect(kms).toEqual(kms.toSorted((a, b) => a - b));
    }),
  );
});

test('a space without bookshops has an index too', async () => {
  const read = await readShops({ listing: async () => ok({ items: [], total: 0 }) });
  expect(read.ok && read.value.shops).toEqual([]);
  expect(read.ok && read.value.findPlace('8500').kind).toBe('unknown');
});
