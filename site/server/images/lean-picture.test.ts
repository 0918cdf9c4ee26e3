import { expect, test } from 'vitest';
import { leanPicture } from './lean-picture.ts';

const original = '/f/1001/1600x1066/abc/naam.webp';

test.each([
  ['1080x720/filters:quality(75):format(webp)', '640x427/filters:quality(50):format(webp)'],
  ['384x256/filters:quality(75):format(webp)', '384x256/filters:quality(50):format(webp)'],
  ['1200x0/filters:blur(2):quality(30):focal(1x2:3x4)', '640x0/filters:blur(2):quality(30):focal(1x2:3x4)'],
])('%s becomes %s', (given, lean) => {
  expect(leanPicture(`${original}/m/${given}`)).toBe(`${original}/m/${lean}`);
});

test.each([
  original,
  '/f/1001/10x10/abc/plan.svg',
  `${original}/m/`,
  `${original}/m/640x0/filters:format(webp)`,
])('%s stays as it is', (path) => expect(leanPicture(path)).toBe(path));
