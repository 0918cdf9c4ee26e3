import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { isSuggestable, readTerm } from '../index/term.ts';
import type { Suggestions } from '../load.ts';

export const LIST_ID = ownId('suggesties');
export const optionId = (index: number): string => `${LIST_ID}-${index}`;

type Choice = Suggestions['suggestions'][number];

/** A row that searches for a term; `text` has its place. */
const searchRow = (text: string, term: string): Choice => ({
  href: `?${new URLSearchParams({ q: term })}`,
  sign: 'u-search',
  title: fill(text, { term }),
  marks: [[text.indexOf('{'), text.indexOf('{') + term.length]],
  kind: search.everything,
});

/** A search for the term, one for its correction if it has one, and the pages suggested. */
const choicesFor = (term: string, { suggestions, corrected }: Suggestions): readonly Choice[] =>
  suggestions.length === 0
    ? []
    : [
        searchRow(search.search_for, term),
        ...(corrected === null ? [] : [searchRow(search.did_you_mean, corrected)]),
        ...suggestions,
      ];

/** Pause in typing, in ms. */
const PAUSE_MS = 150;

const fetchSuggestions = (term: string, signal: AbortSignal): Promise<Suggestions | null> =>
  fetch(`/api/suggest?${new URLSearchParams({ q: term })}`, { signal })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

function statusText({ suggestions: { length: count }, corrected }: Suggestions): string {
  if (count === 0) return search.suggestions_none;
  const counted = count === 1 ? search.suggestions_one : fill(search.suggestions_count, { count });
  return corrected === null ? counted : `${fill(search.did_you_mean, { term: corrected })} ${counted}`;
}

/** `status` is announced. */
type Suggested = Suggestions & { readonly term: string; readonly status: string };

const NONE: Suggested = { term: '', suggestions: [], corrected: null, status: '' };
const FIELD = -1;

/** A combobox with a list and manual selection (ARIA Authoring Practices). A failed request clears the list: the form works without. */
export function useCombobox() {
  const [{ term, status, ...suggested }, setSuggested] = useState(NONE);
  const [active, setActive] = useState(FIELD);
  const [typed, setTyped] = useState('');
  const choices = choicesFor(term, suggested);
  const isOpen = choices.length > 0;

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    const show = (next: Suggested) => {
      setSuggested(next);
      setActive(FIELD);
    };
    const asked = readTerm(typed) ?? '';
    if (!isSuggestable(asked)) return show(NONE);
    const own = new AbortController();
    const timer = setTimeout(async () => {
      const received = await fetchSuggestions(asked, own.signal);
      if (!own.signal.aborted)
        show(received ? { ...received, term: asked, status: statusText(received) } : NONE);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [typed]);

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
      else setTyped(currentTarget.value);
    } else if (key === 'Enter' && choice) {
      event.preventDefault();
      location.assign(choice.href);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setTyped('');
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(FIELD);
  }

  const attributes: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': isOpen,
    'aria-activedescendant': choices[active] && optionId(active),
  };
  const handlers: ComponentProps<'input'> = {
    onChange: ({ currentTarget }) => setTyped(currentTarget.value),
    onKeyDown,
    onBlur: () => setTyped(''),
  };
  return { attributes, handlers, list: { choices, active }, status, setTyped };
}
