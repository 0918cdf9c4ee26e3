/** Whom an experience is for, in years: from `from` up to and including `to`; null: without an upper limit. */
type AgeRange = { readonly from: number; readonly to: number | null };

const EVERYBODY: AgeRange = { from: 0, to: null };
const ADULTS: AgeRange = { from: 18, to: null };

const WORDS: ReadonlyMap<string, AgeRange> = new Map([
  ['', EVERYBODY],
  ['alle leeftijden', EVERYBODY],
  ['iedereen', EVERYBODY],
  ['volwassenen', ADULTS],
]);

/** What editors write, once dashes, spaces and the word "jaar" are out of the way. */
const FROM = /^(?:(?:vanaf )?(\d{1,2}) ?\+|vanaf (\d{1,2})|(\d{1,2}) en ouder)$/;
const BETWEEN = /^(?:van |tussen )?(\d{1,2}) ?(?:-|tot en met|tot|t\/m|en) ?(\d{1,2})$/;
const UP_TO = /^(?:tot en met|tot|t\/m) (\d{1,2})$/;
const EXACTLY = /^(\d{1,2})$/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\bjaar\b|^voor\b|\.$/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();

/**
 * Reads the age that an editor wrote with an experience: `8+`, `4–7 jaar`, `vanaf 12 jaar`, `tot 3 jaar`, `alle leeftijden`.
 * Both ends count ("4 tot 7 jaar" includes children of 7). No text means all ages. Null when it cannot be read: then
 * the item is shown for every age, and the content linter names it.
 */
export function readAge(text: string): AgeRange | null {
  const words = plain(text);
  const known = WORDS.get(words);
  if (known) return known;
  const years = (match: RegExpExecArray | null): number[] =>
    (match ?? []).slice(1).flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
  const [from] = years(FROM.exec(words));
  if (from !== undefined) return { from, to: null };
  const [least, most] = years(BETWEEN.exec(words));
  if (least !== undefined && most !== undefined) return least <= most ? { from: least, to: most } : null;
  const [last] = years(UP_TO.exec(words));
  if (last !== undefined) return { from: 0, to: last };
  const [exact] = /\bjaar\b/i.test(text) ? years(EXACTLY.exec(words)) : [];
  return exact === undefined ? null : { from: exact, to: exact };
}
