import { baseLetters } from '@inktvis/foundation/base-letters';

/** In years, both included; null: without an upper limit. */
type AgeRange = { readonly from: number; readonly to: number | null };

const EVERYBODY: AgeRange = { from: 0, to: null };

const WORDS: ReadonlyMap<string, AgeRange> = new Map([
  ['', EVERYBODY],
  ['alle leeftijden', EVERYBODY],
  ['iedereen', EVERYBODY],
  ['volwassenen', { from: 18, to: null }],
]);

/** What words mean around the years: from, up to, years, and older, or nothing. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    v: 'vanaf va min minimum minimaal minstens',
    '-': 'tot tem tm a max maximum maximaal hoogstens',
    j: 'jaar jr j jarige jarigen',
    '+': 'plus',
    '': 'voor van de kinderen kleuters peuters jongeren tieners kids iedereen leeftijd leeftijden oud',
  }).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign])),
);

const AGE = /^([v+-]?)(\d{1,2})(j?\+?j?)(?:-(\d{1,2})j?)?$/;

/** The age that an editor wrote, such as `4 t/m 7`; no text means all ages. Null when it cannot be read. */
export function readAge(text: string): AgeRange | null {
  const words = baseLetters(text)
    // `t/m`, `t.e.m.` and `v.a.` are words, and punctuation at the end of one says nothing; 6.5 is one number.
    .replace(/([a-z])[./]|[.,:;!?()](?!\d)|\(/g, '$1')
    .replace(/[\u2010-\u2015\u2212/]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^voor /, '');
  const known = WORDS.get(words);
  if (known) return known;
  const signs = words
    .replace(/tot en met/g, 'tot')
    .replace(/(?:en|of) (?:ouder|meer)/g, 'plus')
    .replace(/tussen (.+) en /, '$1 tot ')
    .replace(/[a-z]+/g, (word) => SIGNS.get(word) ?? '?')
    .replace(/ (?!\d)/g, '')
    .replace(/(^|\D) /g, '$1')
    .replace(/-+(?=[-+j])/g, '');
  const [, before, first, more = '', second] = AGE.exec(signs) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(second)];
  if (second !== undefined) return from <= to ? { from, to } : null;
  if (before === '-') return { from: 0, to: from };
  if (before || more.includes('+')) return { from, to: null };
  return more ? { from, to: from } : null;
}
