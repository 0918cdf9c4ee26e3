import { formsOf, tokensOf } from './index/words.ts';
import type { Mark } from './Marked.tsx';

/** Where a text has words that match a term (`Found.matches`). */
export const marksIn = (text: string, matches: ReadonlySet<string>): readonly Mark[] =>
  tokensOf(text)
    .filter(({ raw }) => formsOf(raw).some((word) => matches.has(word)))
    .map(({ raw, at }) => [at, at + raw.length]);

/** One or two lines, and what stands before a match that is far into the text, in characters. */
const [MAX_LENGTH, LEAD_LENGTH] = [150, 50];

/** At most `MAX_LENGTH` characters from `from` on, cut between words. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const end = rest.length <= MAX_LENGTH ? rest.length : rest.lastIndexOf(' ', MAX_LENGTH);
  const part = end <= 0 ? rest.slice(0, MAX_LENGTH) : rest.slice(0, end);
  return (start > 0 ? '… ' : '') + part + (start + part.length < text.length ? ' …' : '');
}

function matchingLine(lines: string, matches: ReadonlySet<string>): string | null {
  for (const line of lines.split('\n')) {
    const [mark] = marksIn(line, matches);
    if (!mark) continue;
    const [from, until] = mark;
    return cut(line, until <= MAX_LENGTH ? 0 : Math.max(0, from - LEAD_LENGTH));
  }
  return null;
}

/** One or two lines about a result: its `lead`, or the part of its `text` that matches when only that does. */
export function excerptOf(
  { title, lead, text }: { readonly title: string; readonly lead: string; readonly text: string },
  matches: ReadonlySet<string>,
): string {
  const fromLead = matchingLine(lead, matches);
  if (fromLead !== null) return fromLead;
  const isInTitle = lead !== '' && marksIn(title, matches).length > 0;
  const [first = ''] = (lead || text).split('\n');
  return (isInTitle ? null : matchingLine(text, matches)) ?? cut(first, 0);
}
