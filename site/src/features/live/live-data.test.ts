import { expect, test } from 'vitest';
import { withSlides } from './live-data.ts';
import { liveData } from './testing/live-data.ts';

test('slides that could not be read are those there were', () => {
  const before = liveData();
  expect(withSlides(liveData({ slides: null, build: 'twee' }), before)).toEqual({ ...before, build: 'twee' });
});

test('slides that stayed the same are the same array, so that the show goes on', () => {
  const before = liveData();
  expect(withSlides(liveData(), before).slides).toBe(before.slides);
  expect(withSlides(liveData({ slides: [] }), before).slides).toEqual([]);
});
