import { expect, test } from 'vitest';
import { networkOf, partyOf } from './ip-network.ts';

test.each([
  ['2001:db8:1:2::1', 64, '20010db800010002'],
  ['2001:0DB8:1:2:3:4:5:6', 56, '20010db8000100'],
  ['::1', 48, '000000000000'],
  ['fe80::1%eth0', 64, 'fe80000000000000'],
])('the network of %s, %i bits', (address, bits, network) => expect(networkOf(address, bits)).toBe(network));

test('an IPv4 address is a party, in either spelling; of IPv6 it is what one customer has', () => {
  expect(partyOf('::ffff:192.0.2.1')).toBe(partyOf('192.0.2.1'));
  expect(partyOf('2001:db8:1:201::1')).toBe(partyOf('2001:db8:1:2ff::9'));
  expect(partyOf('2001:db8:1:201::1')).not.toBe(partyOf('2001:db8:1:301::1'));
});
