/** Letters that do not decompose into a base letter and an accent, with their common ASCII spelling. */
const ASCII: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text in small letters without accents and ligatures: `Łódź` → `lodz`, `Þór` → `thor`. Idempotent. */
export const baseLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþ]/g, (letter) => ASCII[letter] ?? letter);

/** The letter under which an index files a name, `Élouges` → `E`; undefined without one of A to Z in front. */
export const indexLetter = (name: string): string | undefined =>
  /^[^\p{L}\p{N}]*([a-z])/u.exec(baseLetters(name))?.[1]?.toUpperCase();
