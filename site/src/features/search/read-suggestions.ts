import type { Mark } from './parts.ts';
import type { Suggestion } from './suggestions.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));

/** As the browser uses it; a sign is only the name of a symbol. */
export type ReadSuggestion = Omit<Suggestion, 'sign'> & { readonly sign: string };

function readOne(value: unknown): ReadSuggestion | null {
  if (!isObject(value)) return null;
  const { title, href, kind, sign, marks } = value;
  if (typeof title !== 'string' || typeof kind !== 'string' || typeof sign !== 'string') return null;
  if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !Array.isArray(marks)) return null;
  return { title, href, kind, sign, marks: marks.filter(isMark) };
}

/** The suggestions in what `/api/suggest` answered. Read by hand: a parser would weigh more than all the rest. */
export const readSuggestions = (answer: unknown): readonly ReadSuggestion[] =>
  isObject(answer) && Array.isArray(answer.suggestions)
    ? answer.suggestions.flatMap((one) => readOne(one) ?? [])
    : [];

/** Asks for suggestions; null when there is no answer, or when something newer was asked. */
export async function fetchSuggestions(
  term: string,
  signal: AbortSignal,
): Promise<readonly ReadSuggestion[] | null> {
  try {
    const answer = await fetch(`/api/suggest?${new URLSearchParams({ q: term })}`, { signal });
    return answer.ok ? readSuggestions(await answer.json()) : null;
  } catch {
    return null;
  }
}
