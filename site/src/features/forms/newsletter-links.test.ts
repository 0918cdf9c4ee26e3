import { silentLog } from '@inktvis/foundation/log';
import { newsletter } from '@inktvis/messages/forms';
import { expect, it } from 'vitest';
import { confirmByLink, unsubscribeByLink } from './newsletter-links.ts';

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
  return { request: new Request(url, { method }), url, store, log: silentLog, brand: 'Inktvis' };
};

it('a GET only asks; a POST confirms, and again is as calm', async () => {
  expect(await confirmByLink(ask('GET', 'bevestigen'))).toHaveProperty('button');
  expect(asked).toEqual([]);
  const first = await confirmByLink(ask('POST', 'bevestigen'));
  expect(first.title).toBe(newsletter.confirmed.title);
  expect(await confirmByLink(ask('POST', 'bevestigen'))).toEqual(first);
});

it('a GET does not unsubscribe; the post of a mail program does, from no page at all', async () => {
  expect(await unsubscribeByLink(ask('GET', 'uitschrijven'))).toHaveProperty('button');
  expect((await unsubscribeByLink(ask('POST', 'uitschrijven'))).title).toBe(newsletter.unsubscribed.title);
});

it.each(['', 'kort', '%00'.repeat(20), "' or 1=1 --", 'a'.repeat(200)])(
  'what is no token is not looked up: %j',
  async (token) => {
    expect((await confirmByLink(ask('POST', 'bevestigen', token))).status).toBe(410);
    const gone = await unsubscribeByLink(ask('POST', 'uitschrijven', token));
    expect(gone.title).toBe(newsletter.unknown.title);
  },
);

it('without the store it says to come back, with 503', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  const asking = { ...ask('POST', 'bevestigen'), store: { subscription: gone, confirm: gone } };
  expect((await confirmByLink(asking)).status).toBe(503);
});
