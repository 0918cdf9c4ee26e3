import { marksIn } from './marks.ts';
import type { Mark } from './parts.ts';
import type { Meant } from './word-index.ts';

/** One or two lines. */
const LONGEST = 150;
/** What stands before the word that was looked for, when that is far into the text. */
const BEFORE = 50;

/** From `from` on, at most as long as an excerpt; cut between words, with an ellipsis where something was left out. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const end = rest.length <= LONGEST ? rest.length : rest.lastIndexOf(' ', LONGEST);
  const part = end <= 0 ? rest.slice(0, LONGEST) : rest.slice(0, end);
  return (start > 0 ? '… ' : '') + part + (start + part.length < text.length ? ' …' : '');
}

const around = (text: string, [from, until]: Mark): string =>
  until <= LONGEST ? cut(text, 0) : cut(text, Math.max(0, from - BEFORE));

/** The first of several lines that says what was looked for, and where. */
function firstMarked(lines: string, meant: readonly Meant[]): { line: string; mark: Mark } | null {
  for (const line of lines.split('\n')) {
    const [mark] = marksIn(line, meant);
    if (mark) return { line, mark };
  }
  return null;
}

/**
 * One or two lines that say what something is: its `lead`, unless what was looked for stands elsewhere; then the
 * place in its `text` where it does.
 */
export function excerptOf(
  { title, lead, text }: { readonly title: string; readonly lead: string; readonly text: string },
  meant: readonly Meant[],
): string {
  const isNamed = lead !== '' && marksIn(title, meant).length > 0;
  const marked = firstMarked(lead, meant) ?? (isNamed ? null : firstMarked(text, meant));
  const [first = ''] = (lead || text).split('\n');
  return marked ? around(marked.line, marked.mark) : cut(first, 0);
}
