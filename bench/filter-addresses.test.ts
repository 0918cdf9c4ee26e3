import { expect, test } from 'vitest';
import { distinctAddresses, type FilterValues, sharedAddresses } from './filter-addresses.ts';

const values: FilterValues = {
  thema: ['fantasy', 'kids', 'lifestyle', 'strips'],
  type: ['debat', 'lezing', 'voorstelling', 'workshop'],
  locatie: ['beurshal', 'grote-zaal', 'hal-4', 'leescafe'],
  paths: ['/programma', '/programma/zondag-27-oktober'],
};

test('visitors share each value of each day, and of all days', () => {
  const addresses = sharedAddresses(values);
  expect(addresses).toHaveLength(24);
  expect(new Set(addresses).size).toBe(24);
  expect(addresses).toContain('/programma/zondag-27-oktober?locatie=hal-4');
});

test('the other addresses hold more choices than are stored, and each comes once', () => {
  const addresses = [...distinctAddresses(values)];
  expect(addresses).toHaveLength(4 * 4 * 4 * 2);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect([...new URL(address, 'http://localhost').searchParams]).toHaveLength(9);
  }
});
