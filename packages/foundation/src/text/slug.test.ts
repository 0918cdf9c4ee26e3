import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Leonie Letterzetter', 'leonie-letterzetter'],
  ['Zoë Van den Vulpen', 'zoe-van-den-vulpen'],
  ['D’Hondt–Inkt, J.', 'd-hondt-inkt-j'],
  ['Мила Чернила', 'мила-чернила'],
  ['Trein & bus (1)', 'trein-bus-1'],
  ['🐙', ''],
])('%s in an address is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('does not depend on capitals, accents or spaces, and is its own address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text);
      expect(slugOf(` ${text}  `)).toBe(slug);
      expect(slugOf(slug)).toBe(slug);
      expect(slug).not.toMatch(/[\s#?&/]|^-|-$/);
    }),
  );
});
