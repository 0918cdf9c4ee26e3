import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, bitSet, intersection, size, sizeOfIntersection, slice, union } from './bit-set.ts';

const SIZE = 200;
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { maxLength: SIZE });
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

function setOf(values: readonly number[]) {
  const set = bitSet(SIZE);
  for (const value of values) add(set, value);
  return set;
}

describe('a bit set does what a set does', () => {
  it('joins, shares and counts', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [one, other] = [new Set(a), new Set(b)];
        const both = [...one].filter((value) => other.has(value));
        expect(slice(union(setOf(a), setOf(b)), 0, SIZE)).toEqual(sorted(new Set([...a, ...b])));
        expect(slice(intersection(setOf(a), setOf(b)), 0, SIZE)).toEqual(sorted(both));
        expect(sizeOfIntersection(setOf(a), setOf(b))).toBe(both.length);
        expect(size(setOf(a))).toBe(one.size);
      }),
    );
  });

  it('gives any part of itself in order', () => {
    fc.assert(
      fc.property(numbers, fc.nat(SIZE), fc.nat(SIZE), (values, from, length) => {
        expect(slice(setOf(values), from, from + length)).toEqual(sorted(values).slice(from, from + length));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 10_000])('filled with %i numbers it holds just those', (count) => {
    expect(size(bitSet(count, true))).toBe(count);
    expect(slice(bitSet(count, true), 0, count + 5)).toEqual(Array.from({ length: count }, (_, at) => at));
  });
});
