import { describe, expect, test } from 'vitest';
import { asStored, isStorable, madeAt, noticeText, pagesOfList, sitePageKey } from './site-pages.ts';

const at = (instant: string) => new Date(instant);

test.each([
  ['/', '/'],
  ['/nieuws/gezelle#foto', '/nieuws/gezelle'],
  ['/programma?thema=kids&utm_source=mail', '/programma?thema=kids'],
  ['/nieuws?fbclid=1', '/nieuws'],
  ['/programma.json', '/programma.json'],
  ['/programma.json?thema=kids', null],
  ['/api/suggest?q=a', null],
  ['/live/stand.json', null],
  ['/live?_storyblok=12', null],
  ['/nieuwsbrief/bevestigen?token=1', null],
  ['/programma.ics', null],
  ['/_astro/a.js', null],
  ['/nieuws?_storyblok=12', null],
])('%s is stored under %s', (path, key) => {
  expect(sitePageKey(new URL(path, 'http://site.example'))).toBe(key);
});

const html = { 'content-type': 'text/html; charset=utf-8' };

test.each<[string, boolean, string, object, number?]>([
  ['a page', true, '/nieuws', {}],
  ['an error', false, '/nieuws', {}, 404],
  ['a preview', false, '/nieuws', { 'cache-control': 'private, no-store' }],
  ['Live', true, '/live?scherm=1', { 'cache-control': 'no-store' }],
  ['a file', false, '/nieuws', { 'content-type': 'text/calendar' }],
])('whether %s is stored: %s', (_what, expected, key, headers, status = 200) => {
  expect(isStorable(key, new Response('', { status, headers: { ...html, ...headers } }))).toBe(expected);
});

test('with a list go the pages of its items, each once, and what is read on the way', () => {
  const item = (id: string, path: string) => ({
    id,
    uuid: id,
    title: 'Duel',
    start: '2024-10-26T12:00:00Z',
    url: `https://festival.example/activiteiten/${path}`,
  });
  const programme = { version: 1, items: [item('a', 'duel'), item('b', 'duel'), item('c', 'nacht')] };
  const practical = ['/praktisch', '/bereikbaarheid', '/toegankelijkheid'];
  expect(pagesOfList(programme, ['b', 'a', 'gone'])).toEqual([...practical, '/activiteiten/duel']);
  expect(pagesOfList('no programme', ['a'])).toEqual(practical);
});

describe('the notice', () => {
  test.each([
    ['in Brussels time', '2024-10-26T12:32:10Z', '2024-10-26T15:00:00Z', 'om 14.32'],
    ['with another day', '2024-10-26T21:59:00Z', '2024-10-26T22:01:00Z', 'op zaterdag 26 oktober om 23.59'],
    ['when the clock changes', '2024-10-27T13:32:00Z', '2024-10-27T22:00:00Z', 'om 14.32'],
  ])('says from when a page is, %s', (_case, made, now, words) => {
    expect(noticeText(at(made), at(now))).toBe(`Geen verbinding. Bijgewerkt ${words}.`);
  });

  test('the age in a cache counts', () => {
    const headers = { date: 'Sat, 26 Oct 2024 12:32:30 GMT', age: '30' };
    expect(madeAt(new Response('', { headers }))).toEqual(at('2024-10-26T12:32:00Z'));
  });

  test('stands above the content, and the headers of the transfer are gone', async () => {
    const date = 'Sat, 26 Oct 2024 12:32:30 GMT';
    const page = new Response('<body><header></header><main id="inhoud">tekst</main>', {
      headers: { ...html, date, 'content-length': '10', etag: '"a"' },
    });
    const shown = await asStored('/nieuws', page, at('2024-10-26T12:40:00Z'));
    expect([...shown.headers.keys()]).toEqual(['content-type', 'date']);
    expect(await shown.text()).toMatch(
      /<\/header><aside data-offline[^>]*><p>Geen verbinding\. Bijgewerkt om 14\.32\.<\/p><\/aside><main/,
    );
  });

  test('does not stand above the page of a steward, which says by itself what waits', async () => {
    const page = new Response('<main></main>', { headers: html });
    expect(await (await asStored('/wachtrij', page, at('2024-10-26T12:40:00Z'))).text()).toBe(
      '<main></main>',
    );
  });
});
