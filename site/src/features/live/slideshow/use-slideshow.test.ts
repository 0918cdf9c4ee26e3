import { expect, test } from 'vitest';
import type { LiveSlide } from '../live-data.ts';
import { moved } from './use-slideshow.ts';

const slide = (id: string): LiveSlide => ({ kind: 'text', id, delayMs: null, title: id, sub: '' });
const [A, B, C, X] = ['a', 'b', 'c', 'x'].map(slide) as [LiveSlide, LiveSlide, LiveSlide, LiveSlide];

/** The slide that is seen next, out of how many. */
const seen = (index: number, by: 0 | 1, latest: readonly LiveSlide[] = [A, B, C]) => {
  const next = moved({ slides: [A, B, C], index }, by, latest);
  return [next.slides[next.index]?.id, next.slides.length];
};

test('slides go round', () => {
  expect(seen(0, 1)).toEqual(['b', 3]);
  expect(seen(2, 1)).toEqual(['a', 3]);
});

test('other slides begin with the one that was about to come, or that is seen, if they have it', () => {
  expect(seen(0, 1, [X, B])).toEqual(['b', 2]);
  expect(seen(0, 1, [X, C])).toEqual(['x', 2]);
  expect(seen(2, 0, [X, C])).toEqual(['c', 2]);
  expect(seen(1, 1, [])).toEqual([undefined, 0]);
  expect(moved({ slides: [], index: 0 }, 0, [A, B])).toEqual({ slides: [A, B], index: 0 });
});
