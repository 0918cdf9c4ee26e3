import { expect, test } from 'vitest';
import { readImageAddress } from './image-address.ts';

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
