import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage } from './kept-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = '/live?scherm=1';
const request = new Request('http://site.example/live?scherm=1');
const html = { 'content-type': 'text/html; charset=utf-8', 'content-length': '99' };
const page = (text: string) =>
  new Response(`<html><head><title>${text}</title></head></html>`, { headers: html });

async function worker(kept: string | null) {
  const store = new Map<string, Response>();
  if (kept !== null) store.set(KEY, page(kept));
  const work: Promise<void>[] = [];
  const ask = (network: () => Promise<Response>) =>
    answerPage(request, KEY, {
      pages: {
        match: async (key) => store.get(String(key))?.clone(),
        put: async (key, answer) => void store.set(String(key), answer),
      },
      network,
      keep: (one) => void work.push(one),
    });
  return { store, work, ask };
}

test('shows the page from the network, and keeps it with a mark', async () => {
  const { ask, store, work } = await worker('oud');
  const answer = await ask(async () => page('nieuw'));
  expect(await answer.text()).not.toContain('bewaard');
  await Promise.all(work);
  const kept = store.get(KEY);
  expect(kept?.headers.has('content-length')).toBe(false);
  expect(await kept?.text()).toContain('<head><meta name="live-bewaard" content="1"><title>nieuw');
});

test('without network it shows the kept page', async () => {
  const { ask } = await worker('oud');
  const answer = await ask(() => Promise.reject(new TypeError('no network')));
  expect(await answer.text()).toContain('oud');
});

test.each([404, 500, 503])('a status of %d shows the kept page and is not kept', async (status) => {
  const { ask, store, work } = await worker('oud');
  const answer = await ask(async () => new Response('stuk', { status, headers: html }));
  expect(await answer.text()).toContain('oud');
  await Promise.all(work);
  expect(await store.get(KEY)?.text()).toContain('oud');
});

test('after four seconds it shows the kept page; the late one is kept for next time', async () => {
  const { ask, store, work } = await worker('oud');
  const asked = ask(() => new Promise((resolve) => setTimeout(() => resolve(page('laat')), 6000)));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await asked).text()).toContain('oud');
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(work);
  expect(await store.get(KEY)?.text()).toContain('laat');
});

test('with nothing kept it waits for the network, whatever that says', async () => {
  const { ask } = await worker(null);
  const asked = ask(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('stuk', { status: 500 })), 6000)),
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect((await asked).status).toBe(500);
  await expect(ask(() => Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
});
