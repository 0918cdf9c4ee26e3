import { myList } from './my-list.ts';
import type { Saved } from './store.ts';

/** A custom element that follows the visitor's list while it is on the page. */
export abstract class ListElement extends HTMLElement {
  #unsubscribe: (() => void) | null = null;

  connectedCallback(): void {
    this.update(myList.items());
    this.#unsubscribe = myList.subscribe((items) => this.update(items));
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  protected abstract update(items: readonly Saved[]): void;

  protected setText(attribute: `data-${string}`, text: string): void {
    const part = this.querySelector(`[${attribute}]`);
    if (part && part.textContent !== text) part.textContent = text;
  }
}
