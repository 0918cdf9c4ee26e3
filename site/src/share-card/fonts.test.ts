import satori from 'satori';
import { describe, expect, test, vi } from 'vitest';
import { DISPLAY, drawable, FONTS, IN_FONTS, TEXT } from './fonts.ts';

describe('what can be drawn of a text', () => {
  test.each([
    ['Wie vergiftigde de recensent? 🎉', 'Wie vergiftigde de recensent?'],
    ['één  ijsbeer\n– “naïef”', 'één ijsbeer – “naïef”'],
    ['cafe\u0301', 'café'],
    ['Z\u0335\u0321\u0321a\u0336l\u0337g\u0334o\u0335', 'Zalgo'],
    ['Žluťoučký kůň, Łódź', 'Žluťoučký kůň, Łódź'],
    ['Ｗｉｊｄ', 'Wijd'],
    ['Boeken\u00adfeest', 'Boekenfeest'],
    ['Nguyễn', 'Nguyen'],
    ['links\u202Estcher\u0000op', 'linksstcher op'],
    ['half \ud83d', 'half'],
    ['Lezen 読む', 'Lezen'],
  ])('%j becomes %j', (given, drawn) => {
    expect(drawable(given)).toBe(drawn);
  });

  test.each(['漢字の本 (8+)', 'A 漢字漢字', 'Привет, vanaf 8 jaar', '👩‍👩‍👧‍👦', '', ' \n ', '\u202E'])(
    'of %j nothing is left',
    (given) => expect(drawable(given)).toBe(''),
  );

  test('a text without an end is read no further than a card is long', () => {
    expect(drawable('boek '.repeat(100_000)).length).toBeLessThanOrEqual(400);
  });
});

test.each([DISPLAY, TEXT])('every letter that counts as drawable is in %s', async (fontFamily) => {
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    IN_FONTS.test(letter),
  );
  const onMissing = vi.fn(async () => []);
  const element = { type: 'div', key: null, props: { style: { fontFamily }, children: letters.join('') } };
  await satori(element, { width: 1200, height: 630, fonts: FONTS, loadAdditionalAsset: onMissing });
  expect(onMissing).not.toHaveBeenCalled();
});
