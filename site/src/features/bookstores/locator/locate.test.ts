import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shop } from '../shops.ts';
import { readShopDocument } from './locate.ts';

const shop: Shop = {
  href: '/boekhandels/papier-en-inkt',
  title: 'Papier & Inkt',
  address: 'Doorniksestraat 41',
  town: '8500 Kortrijk',
  point: { latitude: 50.8279, longitude: 3.265 },
  hours: [[600, 1080]],
};

test('the browser reads what the server writes', () => {
  const shops = [shop, { ...shop, point: null, hours: [] }];
  expect(readShopDocument(JSON.parse(JSON.stringify({ shops })))).toEqual(shops);
});

test('a shop with a link to another host is left out, and a field of another type is empty', () => {
  expect(readShopDocument({ shops: [{ ...shop, href: 'https://elders.example' }, null, 3] })).toEqual([]);
  expect(
    readShopDocument({ shops: [{ href: '/x', title: 3, point: 'hier', hours: [[1], 'x', [1, 2]] }] }),
  ).toEqual([{ href: '/x', title: '', address: '', town: '', point: null, hours: [[1, 2]] }]);
});

test('anything else is no list, and never throws', () => {
  for (const strange of [null, 'x', 3, [], {}, { shops: 'x' }]) expect(readShopDocument(strange)).toBeNull();
  fc.assert(fc.property(fc.jsonValue(), (value) => readShopDocument({ shops: [value] }) !== null));
});
