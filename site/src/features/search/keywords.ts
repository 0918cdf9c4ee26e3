import { stem } from './index/word-forms.ts';
import { normalizedWords } from './index/words.ts';

/** What a visitor types, as stems, and the word of the site that it stands for; `''`: the page as a whole. */
export type Keyword = { readonly stems: readonly string[]; readonly target: string };

/** The stems of a text: what two forms of a word have in common. */
export const stemsOf = (text: string): readonly string[] => normalizedWords(text).map(stem);

/** What editors wrote as keywords: `uren, opening hours = openingsuren` on each line. */
export const readKeywords = (text: string): readonly Keyword[] =>
  text.split('\n').flatMap((line) => {
    const [words = '', target = ''] = line.split('=');
    return words
      .split(',')
      .map((phrase) => ({ stems: stemsOf(phrase), target: target.trim() }))
      .filter(({ stems }) => stems.length > 0);
  });
