import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGlob } from './filter.ts';

/** Slow and obvious: try every length for the first star. */
function reference(text: string, pattern: string): boolean {
  if (pattern === '') return text === '';
  if (pattern.startsWith('*')) {
    return Array.from({ length: text.length + 1 }, (_, n) => text.slice(n)).some((rest) =>
      reference(rest, pattern.slice(1)),
    );
  }
  return text !== '' && text[0] === pattern[0] && reference(text.slice(1), pattern.slice(1));
}

describe('a pattern with stars', () => {
  it('matches as the slow way does', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 6 });
    fc.assert(
      fc.property(
        letters,
        patterns,
        (text, pattern) => createGlob(pattern)(text) === reference(text, pattern),
      ),
    );
  });

  it('stays quick on a hostile pattern', () => {
    const started = performance.now();
    expect(createGlob(`${'*a'.repeat(500)}*b`)('a'.repeat(5000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
