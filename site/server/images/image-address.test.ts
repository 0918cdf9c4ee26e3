import { expect, test } from 'vitest';
import { leanPicture, upstreamAddress } from './image-address.ts';

const original = '1001/1600x1066/abc123/name.webp';

test('a picture of our space, as pages write it, has an address at the image service', () => {
  const chosen = `${original}/m/640x427/filters:quality(75):format(webp)`;
  expect(upstreamAddress(`/beeld/${chosen}`, '1001')).toBe(`/f/${chosen}`);
  expect(upstreamAddress('/beeld/1001/10x10/abc/tekening.svg', '1001')).toBe(
    '/f/1001/10x10/abc/tekening.svg',
  );
});

test.each([
  '1002/1600x1066/abc123/name.webp/m/640x427/filters:quality(75):format(webp)',
  `${original}/m/641x427/filters:quality(75):format(webp)`,
  original,
  `@evil.example/${original}`,
  '',
])('%s has none', (path) => {
  expect(upstreamAddress(`/beeld/${path}`, '1001')).toBeNull();
});

const upstream = '/f/1001/1600x1066/abc/naam.webp';

test.each([
  ['1080x720/filters:quality(75):format(webp)', '640x427/filters:quality(50):format(webp)'],
  ['384x256/filters:quality(75):format(webp)', '384x256/filters:quality(50):format(webp)'],
  ['1200x0/filters:blur(2):quality(30):focal(1x2:3x4)', '640x0/filters:blur(2):quality(30):focal(1x2:3x4)'],
])('%s becomes %s', (given, lean) => {
  expect(leanPicture(`${upstream}/m/${given}`)).toBe(`${upstream}/m/${lean}`);
});

test.each([
  upstream,
  '/f/1001/10x10/abc/plan.svg',
  `${upstream}/m/`,
  `${upstream}/m/640x0/filters:format(webp)`,
])('%s stays as it is', (path) => expect(leanPicture(path)).toBe(path));
