import { isIPv6 } from 'node:net';

/** Whether an address is IPv6, other than an IPv4 address written as IPv6 (`::ffff:192.0.2.1`). */
export const hasNetworks = (address: string): boolean => isIPv6(address) && !/^::ffff:/i.test(address);

/** The first `bits` of an IPv6 address, a multiple of 4, in hexadecimal. */
export function networkOf(address: string, bits: number): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  const digits = groups.map((group) => group.toLowerCase().padStart(4, '0')).join('');
  return digits.slice(0, bits / 4);
}
