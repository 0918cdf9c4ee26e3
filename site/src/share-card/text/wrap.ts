import type { FontMetrics } from '../fonts/woff.ts';

export type Measure = (text: string) => number;

/** How wide a text stands, in px. Kerning is not counted: it is a pixel or two. */
export const measureIn =
  (face: FontMetrics, size: number, tracking: number): Measure =>
  (text) =>
    [...text].reduce((sum, character) => sum + face.advance(character.codePointAt(0) ?? 0) + tracking, 0) *
    size;

export type Wrapped = {
  readonly lines: readonly string[];
  /** A word was wider than the line and had to be broken where no hyphen belongs. */
  readonly torn: boolean;
};

const SOFT_HYPHEN = '\u00ad';
const plain = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** A text in as few lines as it takes, each at most `width` px. Breaks at spaces, then at soft hyphens, then anywhere. */
export function wrap(text: string, width: number, measure: Measure): Wrapped {
  const lines: string[] = [];
  let torn = false;
  let line = '';
  for (const word of text.split(' ').filter((one) => plain(one) !== '')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (measure(plain(joined)) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = measure(plain(word)) <= width ? { full: [], rest: word } : breakWord(word, width, measure);
    torn ||= 'torn' in parts && parts.torn;
    lines.push(...parts.full);
    line = parts.rest;
  }
  if (line !== '') lines.push(line);
  return { lines: lines.map(plain), torn };
}

/** As `wrap`, with lines of about the same length: the narrowest width that takes no more of them. */
export function wrapEvenly(text: string, width: number, measure: Measure): Wrapped {
  const widest = wrap(text, width, measure);
  if (widest.lines.length === 1 || widest.torn) return widest;
  let best = widest;
  for (let [low, high] = [width / 4, width]; high - low > 2; ) {
    const middle = (low + high) / 2;
    const tried = wrap(text, middle, measure);
    const fits =
      !tried.torn && tried.lines.length <= widest.lines.length && hyphens(tried) <= hyphens(widest);
    if (fits) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}

const hyphens = ({ lines }: Wrapped): number => lines.filter((line) => line.endsWith('-')).length;

function breakWord(word: string, width: number, measure: Measure) {
  const full: string[] = [];
  let torn = false;
  let rest = '';
  for (const syllable of word.split(SOFT_HYPHEN)) {
    if (measure(`${rest}${syllable}-`) <= width) {
      rest += syllable;
      continue;
    }
    if (rest !== '') full.push(`${rest}-`);
    rest = '';
    for (const letter of syllable) {
      if (rest !== '' && measure(`${rest}${letter}-`) > width) {
        full.push(`${rest}-`);
        rest = '';
        torn = true;
      }
      rest += letter;
    }
  }
  return { full, rest, torn };
}

/** One line of at most `width` px; ends in `…` when the text goes on, or when `more` does. */
export function cutToWidth(text: string, width: number, measure: Measure, more = false): string {
  const whole = plain(text);
  if (!more && measure(whole) <= width) return whole;
  let kept = [...whole];
  while (kept.length > 0 && measure(`${kept.join('')}…`) > width) kept = kept.slice(0, -1);
  return `${kept.join('').replace(/[\s,;:.–-]+$/, '')}…`;
}
