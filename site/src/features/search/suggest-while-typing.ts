import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { createListBox, type ListBoxParts } from './list-box.ts';
import { type Choice, choicesFor } from './options.ts';
import { fetchSuggestions } from './read-suggestions.ts';
import { isLongEnough, readTerm } from './term.ts';

/** A pause in typing. */
const PAUSE_MS = 150;

const counted = (count: number): string => {
  if (count === 0) return search.suggestions_none;
  return count === 1 ? search.suggestions_one : fill(search.suggestions_count, { count });
};

type Parts = ListBoxParts & {
  readonly form: HTMLFormElement;
  /** Says what the list has become. */
  readonly status: HTMLElement;
};

/**
 * Suggests pages below the field: a combobox with a list and manual selection (APG). Whatever goes wrong, the form
 * below it works.
 */
export function suggestWhileTyping(parts: Parts): void {
  const { input, list, form, status } = parts;
  const box = createListBox(parts);
  let timer = 0;
  let running: AbortController | null = null;

  function stop(): void {
    window.clearTimeout(timer);
    running?.abort();
    running = null;
  }

  function close(): void {
    stop();
    if (box.isOpen) box.close();
    status.textContent = '';
  }

  async function ask(term: string): Promise<void> {
    stop();
    const own = new AbortController();
    running = own;
    const suggestions = await fetchSuggestions(term, own.signal);
    if (own.signal.aborted) return;
    if (!suggestions || suggestions.length === 0) close();
    else box.open(choicesFor(term, suggestions));
    if (suggestions) status.textContent = counted(suggestions.length);
  }

  function askFor(value: string, afterMs: number): void {
    const term = readTerm(value) ?? '';
    if (isLongEnough(term)) {
      stop();
      box.leave();
      timer = window.setTimeout(() => ask(term), afterMs);
    } else close();
  }

  function take({ href }: Choice): void {
    close();
    if (href === null) form.requestSubmit();
    else location.assign(href);
  }

  /** Whether the key was for the list. */
  function steer(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (box.isOpen) box.move(key === 'ArrowDown' ? 1 : -1);
      else askFor(input.value, 0);
      return true;
    }
    if (!box.isOpen) return false;
    const { chosen } = box;
    if (key === 'Enter' && chosen) take(chosen);
    else if (key === 'Escape') close();
    else {
      if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) box.leave();
      return false;
    }
    return true;
  }

  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);

  input.addEventListener('input', () => askFor(input.value, PAUSE_MS));
  input.addEventListener('keydown', (event) => {
    // Keys that put a letter together, and those with which the browser is spoken to.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (steer(event.key)) event.preventDefault();
  });
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  // The focus stays in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const choice = box.choiceOf(target);
    if (choice) take(choice);
  });
}
