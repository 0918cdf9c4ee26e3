import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLiveOptions } from '../../features/live/live-options.ts';
import { livePageKey, respondWithLivePage } from './live-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = '/live?scherm=1';
const request = new Request('http://site.example/live?scherm=1');
const html = { 'content-type': 'text/html; charset=utf-8', 'content-length': '99' };
const page = (text: string) =>
  new Response(`<html><head><title>${text}</title></head></html>`, { headers: html });

async function worker(stored: string | null) {
  const store = new Map<string, Response>();
  if (stored !== null) store.set(KEY, page(stored));
  const work: Promise<void>[] = [];
  const ask = (network: () => Promise<Response>) =>
    respondWithLivePage(request, KEY, {
      pages: {
        match: async (key) => store.get(String(key))?.clone(),
        put: async (key, response) => void store.set(String(key), response),
      },
      network,
      waitUntil: (one) => void work.push(one),
    });
  return { store, work, ask };
}

test('shows the page from the network, and stores it with a mark', async () => {
  const { ask, store, work } = await worker('oud');
  const response = await ask(async () => page('nieuw'));
  expect(await response.text()).not.toContain('bewaard');
  await Promise.all(work);
  const stored = store.get(KEY);
  expect(stored?.headers.has('content-length')).toBe(false);
  expect(await stored?.text()).toContain('<head><meta name="live-bewaard" content="1"><title>nieuw');
});

test('without network it shows the stored page', async () => {
  const { ask } = await worker('oud');
  const response = await ask(() => Promise.reject(new TypeError('no network')));
  expect(await response.text()).toContain('oud');
});

test.each([404, 500, 503])('a status of %d shows the stored page and is not stored', async (status) => {
  const { ask, store, work } = await worker('oud');
  const response = await ask(async () => new Response('stuk', { status, headers: html }));
  expect(await response.text()).toContain('oud');
  await Promise.all(work);
  expect(await store.get(KEY)?.text()).toContain('oud');
});

test('after four seconds it shows the stored page; the late one is stored for the next time', async () => {
  const { ask, store, work } = await worker('oud');
  const asked = ask(() => new Promise((resolve) => setTimeout(() => resolve(page('laat')), 6000)));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await asked).text()).toContain('oud');
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(work);
  expect(await store.get(KEY)?.text()).toContain('laat');
});

test('with nothing stored it waits for the network, whatever its status', async () => {
  const { ask } = await worker(null);
  const asked = ask(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('stuk', { status: 500 })), 6000)),
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect((await asked).status).toBe(500);
  await expect(ask(() => Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
});

const keyOf = (path: string) => livePageKey(new URL(path, 'http://site.example'));

test('a screen, a podium and a board are pages of their own', () => {
  const keys = ['/live', '/live?scherm=1', '/live?scherm=1&podium=hal-4', '/live?scherm=1&bord=signeren'].map(
    keyOf,
  );
  expect(new Set(keys).size).toBe(4);
});

test('a name, a campaign or another order is not', () => {
  expect(keyOf('/live?podium=hal-4&scherm=inkom&utm_source=x')).toBe(keyOf('/live?scherm=1&podium=hal-4'));
});

test.each(['/live/stand.json', '/livemuziek', '/', '/live?_storyblok=12'])('leaves %s alone', (path) => {
  expect(keyOf(path)).toBeNull();
});

test.each(['scherm=inkom', 'podium=hal-4', 'bord=signeren', 'podium=', 'scherm=hal&bord=signeren&podium=a'])(
  'the key of ?%s has the same options as the address',
  (query) => {
    const key = new URL(keyOf(`/live?${query}`) ?? '', 'http://site.example');
    expect(readLiveOptions(key.searchParams)).toEqual(readLiveOptions(new URLSearchParams(query)));
  },
);
