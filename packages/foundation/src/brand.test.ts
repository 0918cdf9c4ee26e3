import { expect, test } from 'vitest';
import { COLOURS, parseColours } from './brand.ts';

test('no colours given: those of the design, each readable where it is read', () => {
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
  ['vermilion-ink=#ff9a80', 'vermilion-ink on white has a contrast of 2.'],
  ['red=#802020', 'ink on red has a contrast of'],
])('%s is refused in words', (text, words) => {
  const read = parseColours(text);
  expect(read.ok ? '' : read.error).toContain(words);
});
