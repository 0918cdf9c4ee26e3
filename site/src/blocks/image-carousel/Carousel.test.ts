import { describe, expect, it } from 'vitest';
import { nearest } from './Carousel.island.tsx';

describe('the slide in view', () => {
  const starts = [0, 700, 1400];
  it.each([
    ['at the start', 0, 0],
    ['on the way', 300, 0],
    ['past half way', 360, 1],
    ['snapped', 700, 1],
    ['at the end, though its start is not reached', 1100, 2],
  ])('%s', (_, scrolled, expected) => {
    expect(nearest(starts, scrolled, 1100)).toBe(expected);
  });

  it('is the first when there is but one', () => {
    expect(nearest([0], 0, 0)).toBe(0);
  });
});
