import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (path: string) => pageKey(new URL(path, 'http://site.example'));

test('a screen, a podium and a board are pages of their own', () => {
  const keys = ['/live', '/live?scherm=1', '/live?scherm=1&podium=hal-4', '/live?scherm=1&bord=signeren'].map(
    keyOf,
  );
  expect(new Set(keys).size).toBe(4);
});

test('a name, a campaign or another order is not', () => {
  expect(keyOf('/live?podium=hal-4&scherm=inkom&utm_source=x')).toBe(keyOf('/live?scherm=1&podium=hal-4'));
});

test.each(['/live/wacht', '/livemuziek', '/', '/live?_storyblok=12'])('leaves %s alone', (path) => {
  expect(keyOf(path)).toBeNull();
});
