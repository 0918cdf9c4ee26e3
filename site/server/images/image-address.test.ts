import { expect, test } from 'vitest';
import { leanPicture, readImageAddress } from './image-address.ts';

const original = '1001/1600x1066/abc123/name.webp';

test.each([
  [original, false],
  [`${original}/m/`, true],
  [`${original}/m/640x0/filters:quality(75):format(webp)`, false],
  [`${original}/m/640x480/smart`, true],
  [`${original}/m/640x480/smart/filters:focal(10x10:20x20):no_upscale()`, true],
  [`${original}/m/10x10:200x200/fit-in/-300x200/filters:fill(transparent):format(png)`, false],
  [`${original}/m/filters:grayscale()`, true],
  ['1001/x/abc/tekening.svg', false],
])('%s is an image', (path, negotiated) => {
  expect(readImageAddress(`/beeld/${path}`, '1001')).toEqual({ upstreamPath: `/f/${path}`, negotiated });
});

test.each([
  '1002/1600x1066/abc123/name.webp',
  '1001/1600x1066/abc123/name.exe',
  '1001/1600x1066/abc123/.webp',
  '1001/1600x1066/abc123/a/name.webp',
  `${original}/m/5000x0`,
  `${original}/m/640`,
  `${original}/m/640x0/filters:format(html)`,
  `${original}/m/640x0/filters:watermark(http://evil.example/x.png)`,
  `${original}/m/640x0smart`,
  `${original}/m/640x0/../../x`,
  `${original}?x=1`,
  `@evil.example/${original}`,
  '',
])('%s is none', (path) => {
  expect(readImageAddress(`/beeld/${path}`, '1001')).toBeNull();
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
