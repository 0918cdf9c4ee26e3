import { withoutControls } from '@inktvis/foundation/control-characters';
import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** `href`: as the organiser typed it. */
type TextRun = { readonly text: string; readonly href: string | null };

/** A line break inside it is `\n`. */
export type Paragraph = readonly TextRun[];

const SILENT = new Set(
  'script style iframe object template svg math noscript head select textarea title'.split(' '),
);
const BLOCKS = new Set(
  'p div ul ol dl h1 h2 h3 h4 h5 h6 blockquote pre section article figure hr table tr'.split(' '),
);
/** Each begins on a line of its own, or beside what is before it. */
const GAPS: { readonly [name: string]: string | undefined } = {
  br: '\n',
  li: '\n',
  dt: '\n',
  dd: ' ',
  td: ' ',
  th: ' ',
};
/** Direction overrides and isolates, and characters that are not text. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/g;
const MAX_LENGTH = 20_000;
/** Where a description may lead. */
const LEADS = /^\s*(?:https?|mailto|tel):/i;

const withoutUnseen = (text: string): string => withoutControls(text).replace(UNSEEN, '');

/** For titles and names: entities are decoded, markup is shown as it was written. */
export const plainLine = (text: string): string =>
  withoutUnseen(decodeHTMLStrict(text.slice(0, MAX_LENGTH)))
    .replace(/\s+/g, ' ')
    .trim();

/** Without links. */
export const plainText = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map((runs) => runs.map(({ text }) => text).join('')).join('\n\n');

/** A description (docs.publiq.be, Search API), in old records HTML, as unescaped text with `http`, `mailto` and `tel` links. */
export function readParagraphs(description: string): readonly Paragraph[] {
  const paragraphs: { text: string; href: string | null }[][] = [];
  const links: (string | null)[] = [];
  let silent = 0;
  /** What is between the last word and the next; two line breaks or more begin a paragraph. */
  let gap = '';

  function addWord(text: string): void {
    const href = links.at(-1) ?? null;
    const breaks = gap.split('\n').length - 1;
    const space = breaks > 0 ? '\n' : gap && ' ';
    gap = '';
    const runs = breaks > 1 ? undefined : paragraphs.at(-1);
    const last = runs?.at(-1);
    // The gap before a link is no part of it.
    if (last) last.text += last.href === href ? space + text : space;
    if (!runs) paragraphs.push([{ text, href }]);
    else if (last?.href !== href) runs.push({ text, href });
  }

  const parser = new Parser({
    onopentag(name, { href }) {
      if (SILENT.has(name)) silent += 1;
      if (name === 'a') links.push(href !== undefined && LEADS.test(href) ? href.trim() : null);
      if (silent > 0) return;
      gap += BLOCKS.has(name) ? '\n\n' : (GAPS[name] ?? '');
      if (name !== 'li') return;
      addWord('–');
      gap = ' ';
    },
    ontext(text) {
      if (silent > 0) return;
      for (const [part] of withoutUnseen(text).matchAll(/\s+|\S+/g)) {
        if (/\S/.test(part)) addWord(part);
        else gap += part;
      }
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === 'a') links.pop();
      if (silent === 0 && BLOCKS.has(name)) gap += '\n\n';
    },
  });
  parser.end(description.slice(0, MAX_LENGTH));
  return paragraphs;
}
