import { expect, test } from 'vitest';
import { COLOURS, parseColours } from './brand.ts';

test('no colours given: those of the design', () => {
  expect(parseColours('')).toEqual({ ok: true, value: COLOURS });
});

test('colours that are given replace those of the design', () => {
  const read = parseColours('ink=#2B1150, ochre=#9ad17b,');
  expect(read).toEqual({ ok: true, value: { ...COLOURS, ink: '#2b1150', ochre: '#9ad17b' } });
});

test.each([
  ['inkt=#2b1150', 'inkt is not a colour; the names are white, red,'],
  ['toString=#2b1150', 'toString is not a colour'],
  ['ink=paars', 'ink is not #rrggbb'],
  ['ink', 'ink is not #rrggbb'],
])('%s is refused in words', (text, words) => {
  const read = parseColours(text);
  expect(read.ok ? '' : read.error).toContain(words);
});
