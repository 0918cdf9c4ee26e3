import fc from 'fast-check';

/**
 * Text of any characters, halves of characters and control characters too. (`unit: 'binary'` would say the same, but
 * takes a second of calculation first.)
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)),
    ),
    maxLength,
  });
