import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import { ListElement } from './list-element.ts';
import { myList } from './my-list.ts';
import type { Saved } from './store.ts';

const countWords = (count: number): string => {
  if (count === 0) return messages.own_none;
  return count === 1 ? messages.own_one : fill(messages.own_many, { count });
};

/** `<own-changes>` around the changes of the programme: can narrow them to the items on the visitor's list, and counts those. */
class OwnChanges extends ListElement {
  #whole = '';

  override connectedCallback(): void {
    this.#whole = this.querySelector('[data-own-count]')?.textContent ?? '';
    this.querySelector('[data-own-only]')?.addEventListener('change', () => this.update(myList.items()));
    super.connectedCallback();
  }

  protected update(items: readonly Saved[]): void {
    const isNarrow = this.querySelector<HTMLInputElement>('[data-own-only] input')?.checked === true;
    const ids = new Set(items.map(({ id }) => id));
    let coming = 0;
    for (const row of this.querySelectorAll<HTMLElement>('[data-change]')) {
      const isOwn = ids.has(row.dataset.change ?? '');
      row.hidden = isNarrow && !isOwn;
      if (isOwn && !row.closest('[data-change-group="past"]')) coming += 1;
    }
    this.setText('data-own-total', String(coming));
    // A group without rows disappears, and the closed one of past days with its groups.
    for (const group of this.querySelectorAll<HTMLElement>('[data-change-group]'))
      group.hidden = !group.querySelector('[data-change]:not([hidden])');
    this.setText('data-own-count', isNarrow ? countWords(coming) : this.#whole);
  }
}

customElements.define('own-changes', OwnChanges);
