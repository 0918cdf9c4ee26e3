import { normalizedWords } from './words.ts';

/** What two forms of a normalized Dutch word share ('verhaal', 'verhalen'), by the rules of spelling (https://woordenlijst.org/leidraad). */
export function stem(word: string): string {
  if (word.length < 5) return word;
  return singular(word.replace(/jes?$/, ''));
}

function singular(word: string): string {
  const bare = word.replace(/en$/, '');
  if (bare === word || bare.length < 3) return word.length > 4 ? word.replace(/([^s])s$/, '$1') : word;
  const voiceless = bare.length > 3 ? bare.replace(/v$/, 'f').replace(/z$/, 's') : bare;
  // An open syllable has one letter for a long vowel, a closed one has two; a doubled consonant closes a syllable.
  const closed = voiceless
    .replace(/(^|[^aeiou])([aou])([^aeiouy])$/, '$1$2$2$3')
    .replace(/([^aeiou])\1$/, '$1');
  return closed.length > 4 ? closed.replace(/([^s])s$/, '$1') : closed;
}

/** Letters between the parts of a compound: leesfestival, boekenkast, kinderhoek. */
const LINKS = ['', 's', 'e', 'n', 'en', 'er'];
/** The shortest part of a compound that is looked for, in letters: shorter ones occur in any word. */
const MIN_PART = 4;
const MIN_HEAD = 3;
/** A word of so many letters is only found as a whole, when the site has it: 'hond' is no part of 'honderd'. */
export const MAX_SHORT = 4;

const headOf = (head: string, isKnown: (word: string) => boolean): string | undefined =>
  LINKS.filter((link) => head.endsWith(link))
    .map((link) => head.slice(0, head.length - link.length))
    .find((bare) => bare.length >= MIN_HEAD && isKnown(bare));

/** Whether a later part of a compound begins with `part`, or a short one is that part: 'kookboekenkast' has 'boek', 'driehonderd' no 'hond'. */
export function hasPart(word: string, part: string, isKnown: (word: string) => boolean): boolean {
  if (part.length < MIN_PART) return false;
  const at = word.indexOf(part, MIN_HEAD);
  if (at < 0 || headOf(word.slice(0, at), isKnown) === undefined) return false;
  const rest = word.slice(at + part.length);
  return (
    part.length > MAX_SHORT || /^(s|jes?|en.*)?$/.test(rest) || (rest.length >= MIN_PART && isKnown(rest))
  );
}

/** An unknown compound as a known word and the beginning of another. */
export function splitCompound(
  word: string,
  isKnown: (word: string) => boolean,
  isBeginning: (word: string) => boolean,
): readonly [string, string] | null {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const head = headOf(word.slice(0, at), isKnown);
    const tail = word.slice(at);
    if (head && isBeginning(tail)) return [head, tail];
  }
  return null;
}

/** Words that say nothing about what is looked for: 'waar kan ik parkeren' asks for 'parkeren'. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'aan als bij dan hoeveel dat de deze die dit door een en er het hoe hun ik in is je jullie kan kun kom komt krijg mag me met mijn moet naar of om ons op over per te tot uit van voor waar waneer wanneer wat welk welke wie wil worden wordt ze zijn zo zonder any are at can do for from my the there to what when where which with you pour les des'.split(
    ' ',
  ),
);

/** The words of a term without those that say nothing; all of them when it has no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

export const stemsOf = (text: string): readonly string[] => normalizedWords(text).map(stem);

/** What a visitor types, as stems, and the word of the site that it stands for; `''`: the page as a whole. */
export type Keyword = { readonly stems: readonly string[]; readonly target: string };

/** What editors wrote as keywords or synonyms: `uren, opening hours = openingsuren` on each line. */
export const readKeywords = (text: string): readonly Keyword[] =>
  text.split('\n').flatMap((line) => {
    const [words = '', target = ''] = line.split('=');
    return words
      .split(',')
      .map((phrase) => ({ stems: stemsOf(phrase), target: target.trim() }))
      .filter(({ stems }) => stems.length > 0);
  });

/** The words of the site for a term that finds nothing. */
export function siteWords(words: readonly string[], synonyms: readonly Keyword[]): readonly string[] | null {
  const stems = words.map(stem).join(' ');
  const target = synonyms.find((one) => one.stems.join(' ') === stems)?.target;
  return target ? normalizedWords(target) : null;
}
