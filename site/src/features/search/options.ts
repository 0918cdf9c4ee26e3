import { search } from '@inktvis/messages/search';
import { type Part, partsOf } from './parts.ts';
import type { ReadSuggestion } from './read-suggestions.ts';

/** What a visitor can choose in the list. */
export type Choice = {
  readonly sign: string;
  readonly title: readonly Part[];
  readonly kind: string;
  /** Where it leads; null searches the words themselves. */
  readonly href: string | null;
};

/** The words themselves first, then the pages that were suggested. */
export function choicesFor(term: string, suggestions: readonly ReadSuggestion[]): readonly Choice[] {
  const [before = '', after = ''] = search.search_for.split('{term}');
  const words: Choice = {
    sign: 'u-search',
    title: [
      { text: before, isMarked: false },
      { text: term, isMarked: true },
      { text: after, isMarked: false },
    ],
    kind: search.everything,
    href: null,
  };
  const pages = suggestions.map(({ title, marks, ...rest }) => ({ ...rest, title: partsOf(title, marks) }));
  return [words, ...pages];
}

function partNode({ text, isMarked }: Part): Node {
  if (!isMarked) return document.createTextNode(text);
  const bold = document.createElement('b');
  bold.textContent = text;
  return bold;
}

/** A row of the list, from the template that the page brings along. */
export function drawOption(template: HTMLTemplateElement, choice: Choice, id: string): HTMLElement {
  const option = document.importNode(template.content, true).querySelector('div');
  if (!option) throw new Error('the template of a suggestion is empty');
  const [title, kind] = option.querySelectorAll('span');
  const use = option.querySelector('use');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  title?.replaceChildren(...choice.title.map(partNode));
  kind?.replaceChildren(choice.kind);
  use?.setAttribute('href', `${use.getAttribute('href')?.split('#')[0]}#${choice.sign}`);
  return option;
}
