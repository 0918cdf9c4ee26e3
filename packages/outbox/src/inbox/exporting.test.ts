import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './exporting.ts';

test('opens as UTF-8, with semicolons, quoted texts and plain numbers', () => {
  expect(toCsv(['Naam', 'Aantal'], [['Zoë "Zo"; \n x', 12]])).toBe(
    '\ufeff"Naam";"Aantal"\r\n"Zoë ""Zo""; \n x";12\r\n',
  );
});

test.each([
  '=1+1',
  '+32',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\r=1',
  '\n=cmd',
  '\u00a0=1',
  '＝1',
  '=HYPERLINK("http://x")',
])('%o is no formula', (text) => {
  expect(toCsv(['a'], [[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
});

test('no text starts a formula or ends its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const line = toCsv([text], []).slice(1, -2);
      expect(line.slice(1, -1).replaceAll('""', '')).not.toContain('"');
      expect(line).not.toMatch(/^"[=+@-]/);
    }),
  );
});
