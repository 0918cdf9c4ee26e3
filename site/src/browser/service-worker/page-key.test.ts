import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (path: string) => pageKey(new URL(path, 'http://site.example'));

test('a page is kept under its address, a list under what was chosen', () => {
  expect(keyOf('/')).toBe('/');
  expect(keyOf('/nieuws/gezelle#foto')).toBe('/nieuws/gezelle');
  expect(keyOf('/programma?thema=kids&utm_source=mail')).toBe('/programma?thema=kids');
  expect(keyOf('/nieuws?fbclid=1')).toBe('/nieuws');
});

test('one list of the programme is kept as data, for the ribbon', () => {
  expect(keyOf('/programma.json')).toBe('/programma.json');
  expect(keyOf('/programma.json?thema=kids')).toBeNull();
});

test.each([
  '/api/suggest?q=a',
  '/live',
  '/live?scherm=1',
  '/nieuwsbrief/bevestigen?token=1',
  '/programma.ics',
  '/_astro/a.js',
  '/nieuws?_storyblok=12',
])('%s is never kept', (path) => expect(keyOf(path)).toBeNull());
