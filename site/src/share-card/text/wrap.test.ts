import { expect, test } from 'vitest';
import { cutToWidth, wrap, wrapEvenly } from './wrap.ts';

/** Every character is one wide. */
const count = (text: string): number => text.length;

test('a text takes as few lines as it can', () => {
  expect(wrap('een twee drie vier', 9, count)).toEqual({ lines: ['een twee', 'drie vier'], torn: false });
});

test('lines become about as long as each other, and no more of them', () => {
  expect(wrap('aaaa bbbb cccc dddd', 14, count).lines).toEqual(['aaaa bbbb cccc', 'dddd']);
  expect(wrapEvenly('aaaa bbbb cccc dddd', 14, count).lines).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('a long word breaks at its soft hyphens, and a hyphen shows there alone', () => {
  const title = 'het boeken\u00adfestival\u00adprogramma';
  expect(wrap(title, 16, count)).toEqual({ lines: ['het', 'boekenfestival-', 'programma'], torn: false });
  expect(wrap(title, 40, count).lines).toEqual(['het boekenfestivalprogramma']);
});

test('a word that fits nowhere is torn', () => {
  expect(wrap('abcdefghij', 5, count)).toEqual({ lines: ['abcd-', 'efgh-', 'ij'], torn: true });
});

test('nothing takes no line', () => {
  expect(wrap('', 10, count).lines).toEqual([]);
  expect(wrapEvenly(' ', 10, count).lines).toEqual([]);
});

test('a line that goes on ends in an ellipsis, without a comma before it', () => {
  expect(cutToWidth('een, twee', 20, count)).toBe('een, twee');
  expect(cutToWidth('een, twee', 5, count)).toBe('een…');
  expect(cutToWidth('een', 20, count, true)).toBe('een…');
  expect(cutToWidth('een', 0, count)).toBe('…');
});
