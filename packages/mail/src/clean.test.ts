import { describe, expect, it } from 'vitest';
import { isAddress, linesOf, oneLine } from './clean.ts';

describe('a value on one line', () => {
  it.each([
    ['a\r\nBcc: b@c.be', 'a Bcc: b@c.be'],
    ['a\u0000\u001b[31m\u0085\u2028b', 'a [31m b'],
    ['  a \t b  ', 'a b'],
    ['links\u202erechts\u2066', 'linksrechts'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j becomes %j', (given, line) => {
    expect(oneLine(given)).toBe(line);
  });

  it('is bounded in characters, not in halves of them', () => {
    expect(oneLine('📚'.repeat(10), 4)).toBe('📚📚📚…');
    expect(oneLine('abcd', 4)).toBe('abcd');
  });
});

it('the lines of a text keep their empty ones and lose their control characters', () => {
  expect(linesOf('a\r\n\r\nb\rc\u2028d\u0007e\vf ')).toEqual(['a', '', 'b', 'c', 'd e', 'f']);
});

describe('an address', () => {
  it.each(['an@voorbeeld.be', "o'neill+boek@sub.voorbeeld.be", 'josé@boeken.vlaanderen'])(
    '%s is one',
    (text) => {
      expect(isAddress(text)).toBe(true);
    },
  );

  it.each([
    'an',
    'an@',
    '@voorbeeld.be',
    'an@b.be,c@d.be',
    'an@b.be;c@d.be',
    'An <an@b.be>',
    'an@b.be\n',
    'a b@c.be',
    'a@b@c.be',
    `${'a'.repeat(65)}@b.be`,
    `an@${'b'.repeat(260)}`,
    'an@\u0000.be',
  ])('%j is none', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});
