import { expect, test } from 'vitest';
import { networkOf } from './ip-network.ts';

test.each([
  ['2001:db8:1:2::1', 64, '20010db800010002'],
  ['2001:0DB8:1:2:3:4:5:6', 56, '20010db8000100'],
  ['::1', 48, '000000000000'],
  ['fe80::1%eth0', 64, 'fe80000000000000'],
])('the network of %s, %i bits', (address, bits, network) => expect(networkOf(address, bits)).toBe(network));
