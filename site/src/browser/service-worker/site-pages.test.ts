import { describe, expect, test, vi } from 'vitest';
import {
  madeAt,
  noticeText,
  type Pages,
  pagesOfList,
  putSitePage,
  respondWithSitePage,
  sitePageKey,
  withNotice,
} from './site-pages.ts';

const ORIGIN = 'http://site.example';
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<main>${text}</main>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
const gone = () => Promise.reject(new TypeError('no network'));

function memory() {
  const stored = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const pages: Pages = {
    match: async (request) => stored.get(urlOf(request))?.clone(),
    put: async (request, response) => void stored.set(urlOf(request), response),
    delete: async (request) => stored.delete(urlOf(request)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  };
  const paths = () => [...stored.keys()].map((url) => url.slice(ORIGIN.length));
  async function ask(key: string, network: () => Promise<Response>): Promise<Response> {
    const work: Promise<void>[] = [];
    vi.stubGlobal('fetch', network);
    const response = await respondWithSitePage(new Request(ORIGIN + key), key, {
      pages,
      now: () => new Date('2024-10-26T12:00:00Z'),
      waitUntil: (one) => void work.push(one),
    });
    await Promise.all(work);
    return response;
  }
  return { pages, paths, ask };
}

test('with network a page is never the stored one, whatever its status', async () => {
  const { ask } = memory();
  await ask('/nieuws', async () => page('oud'));
  expect(await (await ask('/nieuws', async () => page('nieuw'))).text()).toBe('<main>nieuw</main>');
  const broken = await ask('/nieuws', async () => new Response('stuk', { status: 503 }));
  expect(broken.status).toBe(503);
});

test('without network it is the stored one, and says so', async () => {
  const { ask } = memory();
  await ask('/nieuws', async () => page('gelezen'));
  const text = await (await ask('/nieuws', gone)).text();
  expect(text).toContain('gelezen');
  expect(text).toContain('Geen verbinding');
});

test('without network a page that was never read is the one that says so', async () => {
  const { ask, pages } = memory();
  await expect(ask('/nieuws', gone)).rejects.toThrow('no network');
  await putSitePage(pages, '/offline', page('Je bent offline'));
  expect(await (await ask('/nieuws', gone)).text()).toBe('<main>Je bent offline</main>');
});

test('the programme as data is what was stored, without a line', async () => {
  const { ask } = memory();
  await ask('/programma.json', async () => Response.json([1]));
  expect(await (await ask('/programma.json', gone)).json()).toEqual([1]);
});

describe('a page of Live', () => {
  const key = '/live?scherm=1';
  const live = (text: string) =>
    new Response(`<html><head><title>${text}</title></head></html>`, {
      headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
    });
  const isOld = async (response: Response) =>
    expect(await response.text()).toContain('<head><meta name="live-bewaard" content="1"><title>oud');

  test('is that of the network, and without it the stored one, marked', async () => {
    const { ask } = memory();
    expect(await (await ask(key, async () => live('oud'))).text()).not.toContain('bewaard');
    await isOld(await ask(key, gone));
  });

  test.each([404, 500, 503])('is the stored one when the status is %d', async (status) => {
    const { ask } = memory();
    const broken = async () => new Response('stuk', { status, headers: { 'content-type': 'text/html' } });
    expect((await ask(key, broken)).status).toBe(status);
    await ask(key, async () => live('oud'));
    await isOld(await ask(key, broken));
  });

  test('is the stored one after four seconds', async () => {
    vi.useFakeTimers();
    const { ask } = memory();
    await ask(key, async () => live('oud'));
    const asked = ask(key, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(4000);
    await isOld(await asked);
    vi.useRealTimers();
  });
});

test.each([
  ['an error', () => new Response('weg', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['a preview', () => page('concept', { 'cache-control': 'private, no-store' })],
  ['a file', () => new Response('x', { headers: { 'content-type': 'text/calendar' } })],
])('%s is not stored', async (_what, respond) => {
  const { ask, paths } = memory();
  await ask('/nieuws', async () => respond());
  expect(paths()).toEqual([]);
});

test('fifty pages are stored, the last ones read, and the essentials beside them', async () => {
  const { pages, paths } = memory();
  await putSitePage(pages, '/programma', page('vandaag'));
  for (let n = 0; n < 50; n++) await putSitePage(pages, `/nieuws/${n}`, page('x'));
  await putSitePage(pages, '/nieuws/0', page('weer gelezen'));
  await putSitePage(pages, '/nieuws/50', page('x'));
  expect(paths()).toHaveLength(51);
  expect(paths()).toEqual(expect.arrayContaining(['/programma', '/nieuws/0', '/nieuws/50']));
  expect(paths()).not.toContain('/nieuws/1');
});

test('with a list go the pages of its items, each once, and what is read on the way', () => {
  const item = (id: string, path: string) => ({
    id,
    uuid: id,
    title: 'Duel',
    start: '2024-10-26T12:00:00Z',
    url: `https://festival.example${path}`,
  });
  const items = [
    item('a', '/activiteiten/duel'),
    item('b', '/activiteiten/duel'),
    item('c', '/activiteiten/nacht'),
  ];
  const practical = ['/praktisch', '/bereikbaarheid', '/toegankelijkheid'];
  const programme = { version: 1, items };
  expect(pagesOfList(programme, ['b', 'a', 'gone'])).toEqual([...practical, '/activiteiten/duel']);
  expect(pagesOfList('no programme', ['a'])).toEqual(practical);
});

test('a full disk changes nothing', async () => {
  const { pages } = memory();
  const full: Pages = { ...pages, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const work: Promise<void>[] = [];
  vi.stubGlobal('fetch', async () => page('x'));
  const response = await respondWithSitePage(new Request(`${ORIGIN}/nieuws`), '/nieuws', {
    pages: full,
    now: () => new Date(0),
    waitUntil: (one) => void work.push(one),
  });
  expect(response.status).toBe(200);
  await expect(Promise.all(work)).resolves.toBeDefined();
});

describe('the notice', () => {
  const at = (instant: string) => new Date(instant);

  test('says in Brussels time from when the page is', () => {
    expect(noticeText(at('2024-10-26T12:32:10Z'), at('2024-10-26T15:00:00Z'))).toBe(
      'Geen verbinding. Bijgewerkt om 14.32.',
    );
  });

  test('names the day when that was another one, also around the change of the clock', () => {
    expect(noticeText(at('2024-10-26T21:59:00Z'), at('2024-10-26T22:01:00Z'))).toBe(
      'Geen verbinding. Bijgewerkt op zaterdag 26 oktober om 23.59.',
    );
    expect(noticeText(at('2024-10-27T13:32:00Z'), at('2024-10-27T22:00:00Z'))).toBe(
      'Geen verbinding. Bijgewerkt om 14.32.',
    );
  });

  test('does not name an unknown time', () => {
    expect(noticeText(null, at('2024-10-26T12:00:00Z'))).toBe('Geen verbinding.');
  });

  test('the age in a cache counts', () => {
    const headers = { date: 'Sat, 26 Oct 2024 12:32:30 GMT', age: '30' };
    expect(madeAt(new Response('', { headers }))).toEqual(at('2024-10-26T12:32:00Z'));
    expect(madeAt(new Response(''))).toBeNull();
  });

  test('the notice stands above the content, and the headers of the transfer are gone', async () => {
    const page = new Response('<body><header></header><main id="inhoud">tekst</main>', {
      headers: { 'content-length': '10', etag: '"a"', 'content-type': 'text/html' },
    });
    const shown = await withNotice(page, at('2024-10-26T12:00:00Z'));
    expect([...shown.headers.keys()]).toEqual(['content-type']);
    expect(await shown.text()).toMatch(
      /<\/header><aside data-offline[^>]*><p>Geen verbinding.<\/p><\/aside><main/,
    );
  });
});

describe('the key of a page', () => {
  const keyOf = (path: string) => sitePageKey(new URL(path, 'http://site.example'));

  test('a page is stored under its address, a list under what was chosen', () => {
    expect(keyOf('/')).toBe('/');
    expect(keyOf('/nieuws/gezelle#foto')).toBe('/nieuws/gezelle');
    expect(keyOf('/programma?thema=kids&utm_source=mail')).toBe('/programma?thema=kids');
    expect(keyOf('/nieuws?fbclid=1')).toBe('/nieuws');
  });

  test('one list of the programme is stored as data, for the ribbon', () => {
    expect(keyOf('/programma.json')).toBe('/programma.json');
    expect(keyOf('/programma.json?thema=kids')).toBeNull();
  });

  test.each([
    '/api/suggest?q=a',
    '/live/stand.json',
    '/live?_storyblok=12',
    '/nieuwsbrief/bevestigen?token=1',
    '/programma.ics',
    '/_astro/a.js',
    '/nieuws?_storyblok=12',
  ])('%s is never stored', (path) => expect(keyOf(path)).toBeNull());
});
