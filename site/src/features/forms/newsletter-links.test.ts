import { silentLog } from '@inktvis/foundation/log';
import { expect, it } from 'vitest';
import { confirmByLink, statusOf, unsubscribeByLink } from './newsletter-links.ts';

const TOKEN = 'a'.repeat(43);
const asked: string[] = [];
const store = {
  subscription: async () => 'pending' as const,
  confirm: async (token: string) => {
    asked.push(token);
    return asked.length > 1 ? ('already' as const) : ('confirmed' as const);
  },
  unsubscribe: async () => 'unsubscribed' as const,
};
const ask = (method: string, page: string, token = TOKEN) => {
  const url = new URL(`https://inktvis.example/nieuwsbrief/${page}?token=${token}`);
  return { request: new Request(url, { method }), url, store, log: silentLog };
};

it('a GET only asks; a POST confirms, and again is as calm', async () => {
  expect(await confirmByLink(ask('GET', 'bevestigen'))).toBe('ask');
  expect(asked).toEqual([]);
  expect(await confirmByLink(ask('POST', 'bevestigen'))).toBe('confirmed');
  expect(await confirmByLink(ask('POST', 'bevestigen'))).toBe('confirmed');
});

it('a GET does not unsubscribe; the post of a mail program does, from no page at all', async () => {
  expect(await unsubscribeByLink(ask('GET', 'uitschrijven'))).toBe('ask');
  expect(await unsubscribeByLink(ask('POST', 'uitschrijven'))).toBe('unsubscribed');
});

it.each(['', 'kort', '%00'.repeat(20), "' or 1=1 --", 'a'.repeat(200)])(
  'what is no token is not looked up: %j',
  async (token) => {
    expect(await confirmByLink(ask('POST', 'bevestigen', token))).toBe('expired');
    expect(await unsubscribeByLink(ask('POST', 'uitschrijven', token))).toBe('unknown');
  },
);

it('without the store it says to come back, with 503', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  const asking = { ...ask('POST', 'bevestigen'), store: { subscription: gone, confirm: gone } };
  expect(statusOf(await confirmByLink(asking))).toBe(503);
});
