import { isObject } from '@inktvis/foundation/json';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { useRef, useState } from 'react';
import { isSuggestable, readTerm } from '../index/term.ts';
import type { Mark } from '../Marked.tsx';
import type { Suggestion } from '../suggestions.ts';

/** Pause in typing before suggestions are requested, in ms. */
export const PAUSE_MS = 150;

const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) && value.length === 2 && value.every((position) => Number.isInteger(position));

/** A suggestion as it arrives in the browser: its sign may be any symbol. */
export type ReceivedSuggestion = Omit<Suggestion, 'sign'> & { readonly sign: string };

function readSuggestion(value: unknown): ReceivedSuggestion | null {
  if (!isObject(value)) return null;
  const { title, href, kind, sign, marks } = value;
  if (typeof title !== 'string' || typeof kind !== 'string' || typeof sign !== 'string') return null;
  if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !Array.isArray(marks)) return null;
  return { title, href, kind, sign, marks: marks.filter(isMark) };
}

/** What was suggested, and the term it was suggested for if the typed one was corrected. */
type ReceivedSuggestions = {
  readonly suggestions: readonly ReceivedSuggestion[];
  readonly corrected: string | null;
};

/** The valid suggestions in a response of `/api/suggest`. Parsed by hand: Zod would outweigh the island. */
export function readSuggestions(response: unknown): ReceivedSuggestions {
  if (!isObject(response) || !Array.isArray(response.suggestions))
    return { suggestions: [], corrected: null };
  return {
    suggestions: response.suggestions.flatMap((suggestion) => readSuggestion(suggestion) ?? []),
    corrected: typeof response.corrected === 'string' ? response.corrected : null,
  };
}

/** Null if there is no response, or the request was aborted. */
async function fetchSuggestions(term: string, signal: AbortSignal): Promise<ReceivedSuggestions | null> {
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: term })}`, { signal });
    return response.ok ? readSuggestions(await response.json()) : null;
  } catch {
    return null;
  }
}

function statusText({ suggestions: { length: count }, corrected }: ReceivedSuggestions): string {
  if (count === 0) return search.suggestions_none;
  const counted = count === 1 ? search.suggestions_one : fill(search.suggestions_count, { count });
  return corrected === null ? counted : `${fill(search.did_you_mean, { term: corrected })} ${counted}`;
}

/** What was suggested, and for which term; `status` is announced. */
type Suggested = ReceivedSuggestions & { readonly term: string; readonly status: string };

const NONE: Suggested = { term: '', suggestions: [], corrected: null, status: '' };

/**
 * Suggestions for what is typed. `request` asks for them after a pause and cancels the request before it; the list stays
 * as it is meanwhile. Too few letters, or a request that fails, clear the list: the form works without.
 */
export function useSuggestions() {
  const [suggested, setSuggested] = useState(NONE);
  const timer = useRef<number>(undefined);
  const running = useRef<AbortController>(null);

  function cancel(): void {
    window.clearTimeout(timer.current);
    running.current?.abort();
  }

  function clear(): void {
    cancel();
    setSuggested(NONE);
  }

  async function load(term: string): Promise<void> {
    const own = new AbortController();
    running.current = own;
    const received = await fetchSuggestions(term, own.signal);
    if (own.signal.aborted) return;
    setSuggested(received ? { ...received, term, status: statusText(received) } : NONE);
  }

  function request(typed: string, pauseMs: number): void {
    const term = readTerm(typed) ?? '';
    cancel();
    if (isSuggestable(term)) timer.current = window.setTimeout(() => void load(term), pauseMs);
    else clear();
  }

  return { ...suggested, request, clear };
}
