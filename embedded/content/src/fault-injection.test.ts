import { describe, expect, it } from 'vitest';
import { createBudget, createTiers } from './fault-injection.ts';

describe('a budget per second', () => {
  it('frees what was spent a second ago (sliding window)', () => {
    let now = 900;
    const admits = createBudget(3, () => now);
    expect([admits(), admits(2), admits()]).toEqual([true, true, false]);
    now = 1000;
    expect(admits()).toBe(false);
    now = 1901;
    expect([admits(3), admits()]).toEqual([true, false]);
  });

  it('has one for each size of page', () => {
    const passed = createTiers(() => 0);
    const limits = [0, 25, 26, 50, 51, 75, 76, 1000].map((size) => {
      for (let count = 0; count < 100; count += 1) {
        const limit = passed(size);
        if (limit !== undefined) return limit;
      }
      return undefined;
    });
    expect(limits).toEqual([50, 50, 15, 15, 10, 10, 6, 6]);
  });
});
