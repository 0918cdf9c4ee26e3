import { expect, test } from 'vitest';
import { isSameShow, nextShow } from './next-show.ts';
import { liveData } from './testing/live-data.ts';

const slides = liveData().slides ?? [];
const show = { slides, start: 0, number: 3 };

test('other slides begin with the one that was about to come', () => {
  const turned = slides.toReversed();
  expect(nextShow(show, turned, 0)).toEqual({ slides: turned, start: 1, number: 4 });
});

test('when that one is gone, with the first', () => {
  expect(nextShow(show, slides.slice(1), 0).start).toBe(0);
  expect(nextShow(show, [], 1)).toEqual({ slides: [], start: 0, number: 4 });
});

test('the same slides again are no other show', () => {
  expect(isSameShow(slides, structuredClone(slides))).toBe(true);
  expect(isSameShow(slides, slides.slice(1))).toBe(false);
});
