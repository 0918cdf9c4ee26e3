import { isObject } from '@inktvis/foundation/json';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { useRef, useState } from 'react';
import { isSuggestable, readTerm } from '../index/term.ts';
import type { Suggestions } from '../suggestions.ts';

/** Pause in typing before suggestions are requested, in ms. */
export const PAUSE_MS = 150;

/** What is no list of suggestions would break the form around it. */
const isUsable = (response: unknown): response is Suggestions =>
  isObject(response) &&
  Array.isArray(response.suggestions) &&
  response.suggestions.every(
    (one) => isObject(one) && typeof one.title === 'string' && Array.isArray(one.marks),
  );

/** The response of `/api/suggest`; null if there is none, or the request was aborted. */
async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: term })}`, { signal });
    const body: unknown = response.ok ? await response.json() : null;
    return isUsable(body) ? body : null;
  } catch {
    return null;
  }
}

function statusText({ suggestions: { length: count }, corrected }: Suggestions): string {
  if (count === 0) return search.suggestions_none;
  const counted = count === 1 ? search.suggestions_one : fill(search.suggestions_count, { count });
  return corrected === null ? counted : `${fill(search.did_you_mean, { term: corrected })} ${counted}`;
}

/** What was suggested, and for which term; `status` is announced. */
type Suggested = Suggestions & { readonly term: string; readonly status: string };

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
