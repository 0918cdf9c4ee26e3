import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import { hookValue, selector } from '../../ui/hooks.ts';
import { ListElement } from './list-element.ts';
import type { Saved } from './store.ts';

const countWords = (count: number): string => {
  if (count === 0) return messages.own_none;
  return count === 1 ? messages.own_one : fill(messages.own_many, { count });
};

/** `<own-changes>` around the changes of the programme: can narrow them to the items on the visitor's list, and says how many those are. */
class OwnChanges extends ListElement {
  #whole = '';
  #saved: readonly Saved[] = [];

  override connectedCallback(): void {
    this.#whole = this.querySelector(selector('ownCount'))?.textContent ?? '';
    this.querySelector(selector('ownOnly'))?.addEventListener('change', () => this.#show());
    super.connectedCallback();
  }

  protected update(items: readonly Saved[]): void {
    this.#saved = items;
    this.#show();
  }

  #show(): void {
    const isNarrow = this.querySelector<HTMLInputElement>(`${selector('ownOnly')} input`)?.checked === true;
    const ids = new Set(this.#saved.map(({ id }) => id));
    let coming = 0;
    for (const row of this.querySelectorAll<HTMLElement>(selector('change'))) {
      const isOwn = ids.has(hookValue(row, 'change') ?? '');
      row.hidden = isNarrow && !isOwn;
      if (isOwn && !row.closest(selector('changeGroup', 'past'))) coming += 1;
    }
    this.setText('ownTotal', String(coming));
    // A group without rows disappears, and the closed one of past days with its groups.
    for (const group of this.querySelectorAll<HTMLElement>(selector('changeGroup'))) {
      group.hidden = !group.querySelector(`${selector('change')}:not([hidden])`);
    }
    this.setText('ownCount', isNarrow ? countWords(coming) : this.#whole);
  }
}

customElements.define('own-changes', OwnChanges);
