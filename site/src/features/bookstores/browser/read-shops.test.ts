import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shop } from '../shops/shop.ts';
import { readShopDocument } from './read-shops.ts';

const shop: Shop = {
  href: '/boekhandels/papier-en-inkt',
  title: 'Papier & Inkt',
  address: 'Doorniksestraat 41',
  town: '8500 Kortrijk',
  publishingHouse: 'Vlasbloem',
  point: { latitude: 50.8279, longitude: 3.265 },
  hours: [[600, 1080]],
};

test('what the server writes is what the browser reads', () => {
  const shops = [shop, { ...shop, point: null, hours: [] }];
  expect(readShopDocument(JSON.parse(JSON.stringify({ shops })))).toEqual(shops);
});

test('a shop that leads elsewhere is left out, and a strange field is empty', () => {
  expect(readShopDocument({ shops: [{ ...shop, href: 'https://elders.example' }, null, 3] })).toEqual([]);
  expect(
    readShopDocument({ shops: [{ href: '/x', title: 3, point: 'hier', hours: [[1], 'x', [1, 2]] }] }),
  ).toEqual([
    { href: '/x', title: '', address: '', town: '', publishingHouse: '', point: null, hours: [[1, 2]] },
  ]);
});

test('anything else is no list, and never an exception', () => {
  for (const strange of [null, 'x', 3, [], {}, { shops: 'x' }]) expect(readShopDocument(strange)).toBeNull();
  fc.assert(fc.property(fc.jsonValue(), (value) => readShopDocument({ shops: [value] }) !== null));
});
