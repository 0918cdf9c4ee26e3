import { isObject } from '@inktvis/foundation/json';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSuggestable, readTerm } from '../index/term.ts';
import type { Suggestions } from '../load.ts';
import { choicesFor, LIST_ID, optionId } from './SuggestionList.tsx';

/** Pause in typing before suggestions are requested, in ms. */
const PAUSE_MS = 150;

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
/** No row of the list is active: the keys are for the field. */
const FIELD = -1;

/**
 * Makes a field a combobox with a list and manual selection (ARIA Authoring Practices, Combobox): suggestions for what is
 * typed, open while there are any. The arrows go through the list and the field; Enter follows the link of the active row,
 * and Escape closes. `request` asks after a pause and cancels the request before it; the list stays as it is meanwhile. Too
 * few letters, or a request that fails, clear the list: the form works without.
 */
export function useCombobox() {
  const [{ term, status, ...suggested }, setSuggested] = useState(NONE);
  const [active, setActive] = useState(FIELD);
  const timer = useRef<number>(undefined);
  const running = useRef<AbortController>(null);
  const choices = choicesFor(term, suggested);
  const isOpen = choices.length > 0;

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function show(next: Suggested): void {
    setSuggested(next);
    setActive(FIELD);
  }

  function cancel(): void {
    window.clearTimeout(timer.current);
    running.current?.abort();
  }

  function clear(): void {
    cancel();
    show(NONE);
  }

  async function load(typed: string): Promise<void> {
    const own = new AbortController();
    running.current = own;
    const received = await fetchSuggestions(typed, own.signal);
    if (!own.signal.aborted)
      show(received ? { ...received, term: typed, status: statusText(received) } : NONE);
  }

  function request(value: string, pauseMs: number): void {
    const typed = readTerm(value) ?? '';
    cancel();
    if (isSuggestable(typed)) timer.current = window.setTimeout(() => void load(typed), pauseMs);
    else clear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    const choice = choices[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      // The field is the place before the first row and after the last.
      const places = choices.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive(((active + 1 + step + places) % places) - 1);
      else request(currentTarget.value, 0);
    } else if (key === 'Enter' && choice) {
      event.preventDefault();
      location.assign(choice.href);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      clear();
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(FIELD);
  }

  const inputProps: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': isOpen,
    'aria-activedescendant': choices[active] && optionId(active),
    onChange: ({ currentTarget }) => request(currentTarget.value, PAUSE_MS),
    onKeyDown,
    onBlur: clear,
  };
  return { inputProps, list: { choices, active }, status, request };
}
