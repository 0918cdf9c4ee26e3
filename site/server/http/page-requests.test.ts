import { expect, it } from 'vitest';
import { visitorAddress } from './page-requests.ts';

const request = (forwarded: string[]) => ({
  socket: { remoteAddress: '10.0.0.1' },
  headersDistinct: { 'x-forwarded-for': forwarded },
});

it('without proxies X-Forwarded-For is ignored', () =>
  expect(visitorAddress(request(['203.0.113.9']), 0)).toBe('10.0.0.1'));

it('with proxies it is the address that the first of ours saw', () => {
  expect(visitorAddress(request(['1.1.1.1, 203.0.113.9']), 1)).toBe('203.0.113.9');
  expect(visitorAddress(request(['1.1.1.1', '203.0.113.9, 10.0.0.2']), 2)).toBe('203.0.113.9');
});

it.each([[['onzin']], [[]], [['']]])('%j is no address', (forwarded) =>
  expect(visitorAddress(request(forwarded), 1)).toBe('10.0.0.1'),
);
