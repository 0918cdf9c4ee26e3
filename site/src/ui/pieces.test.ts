import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fillPieces, pieceMark } from './pieces.ts';

const filled = (text: string): string => fillPieces(Buffer.from(text)).toString();

test('a page has its pieces where their marks stood', () => {
  const words = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.option(words))), words, (parts, end) => {
      const page = parts.map(([text, piece]) => text + (piece === null ? '' : pieceMark({}, () => piece)));
      const whole = parts.map(([text, piece]) => text + (piece ?? ''));
      expect(filled(page.join('') + end)).toBe(whole.join('') + end);
    }),
  );
});

test('a piece is rendered once for the same object, and again for another', () => {
  const render = vi.fn(() => '<b>é</b>');
  const card = {};
  expect(filled(pieceMark(card, render) + pieceMark(card, render))).toBe('<b>é</b><b>é</b>');
  expect(render).toHaveBeenCalledTimes(1);
  pieceMark({}, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a mark that nobody made stays', () => {
  for (const text of ['<!--stuk:999999999-->', '<!--stuk:', '<!--stuk:een-->', ''])
    expect(filled(text)).toBe(text);
});
