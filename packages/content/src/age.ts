/** Whom an experience is for, in years: from `from` up to and including `to`; null: without an upper limit. */
type AgeRange = { readonly from: number; readonly to: number | null };

const EVERYBODY: AgeRange = { from: 0, to: null };

const WORDS: ReadonlyMap<string, AgeRange> = new Map([
  ['', EVERYBODY],
  ['alle leeftijden', EVERYBODY],
  ['iedereen', EVERYBODY],
  ['volwassenen', { from: 18, to: null }],
]);

/** What is around the years, once dashes and spaces are alike. */
const AGE =
  /^(vanaf |van |tot (?:en met )?)?(\d{1,2})(\+| (?:jaar )?en ouder)?(?:(?:-| tot (?:en met )?)(\d{1,2}))?( jaar)?$/;

/**
 * Reads the age that an editor wrote with an experience: `8+`, `vanaf 12 jaar`, `4–7 jaar`, `tot 3 jaar`, `alle leeftijden`.
 * Both ends count ("4 tot 7 jaar" includes children of 7). No text means all ages. Null when it cannot be read: then
 * the item is shown for every age, and the content linter names it.
 */
export function readAge(text: string): AgeRange | null {
  const words = text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*([+-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^voor /, '');
  const known = WORDS.get(words);
  if (known) return known;
  const [, before, first, orOlder, second, years] = AGE.exec(words.replace(/\+jaar$/, '+')) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(second)];
  if (second !== undefined) return from <= to ? { from, to } : null;
  if (before?.startsWith('tot')) return { from: 0, to: from };
  if (before === 'vanaf ' || orOlder) return { from, to: null };
  return years ? { from, to: from } : null;
}
