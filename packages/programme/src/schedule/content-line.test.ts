import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, foldLine } from './content-line.ts';
import { anyText } from './testing/any-text.ts';
import { readSlowly, unescapeSlowly } from './testing/slow-calendar.ts';

/** Any text a content service could deliver, halves of characters and control characters too. */
const hostileText = fc.oneof(
  anyText(300),
  fc.string({ unit: fc.constantFrom(...';,\\\n\rn \të🐙\u0000\u2028', '\r\n', '\ud83d') }),
);

/** What must come back: line breaks are one kind, control characters are spaces. */
const readable = (text: string): string =>
  [...text.replaceAll('\r\n', '\n').toWellFormed()]
    .map((character) => ('\n\r\v\f\u0085\u2028\u2029'.includes(character) ? '\n' : character))
    .map((character) => (/[^\P{Cc}\n\t]/u.test(character) ? ' ' : character))
    .join('');

const roundTrip = (text: string): string => {
  const [property] = readSlowly(`${foldLine(`SUMMARY:${escapeText(text)}`)}\r\n`);
  return unescapeSlowly(property?.value ?? '');
};

test('any text comes back as it went, in lines of at most 75 octets that cut no character', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(roundTrip(text)).toBe(readable(text));
    }),
    { numRuns: 500 },
  );
});

test('75 octets are one line, 76 are two', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  expect(foldLine('a'.repeat(150))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`);
});
