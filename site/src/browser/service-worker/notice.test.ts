import { expect, test } from 'vitest';
import { madeAt, noticeText, withNotice } from './notice.ts';

const at = (moment: string) => new Date(moment);

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

test('says nothing of a time it does not know', () => {
  expect(noticeText(null, at('2024-10-26T12:00:00Z'))).toBe('Geen verbinding.');
});

test('a page that lay in a cache was made before it was sent', () => {
  const headers = { date: 'Sat, 26 Oct 2024 12:32:30 GMT', age: '30' };
  expect(madeAt(new Response('', { headers }))).toEqual(at('2024-10-26T12:32:00Z'));
  expect(madeAt(new Response(''))).toBeNull();
});

test('the line stands before what is in the page, and the lengths of the wire are gone', async () => {
  const page = new Response('<body><header></header><main id="inhoud">tekst</main>', {
    headers: { 'content-length': '10', etag: '"a"', 'content-type': 'text/html' },
  });
  const shown = await withNotice(page, at('2024-10-26T12:00:00Z'));
  expect([...shown.headers.keys()]).toEqual(['content-type']);
  expect(await shown.text()).toMatch(
    /<\/header><aside data-offline[^>]*><p>Geen verbinding.<\/p><\/aside><main/,
  );
});
