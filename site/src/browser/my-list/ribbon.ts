import { showToast } from '../../ui/feedback/toast.ts';
import { ListElement } from './list-element.ts';
import { toggleItem } from './my-list.ts';
import { ribbonView } from './ribbon-view.ts';
import type { Saved } from './store.ts';

/** `<saved-ribbon>` around the button of `cards/Ribbon.tsx`: saves a programme item, and shows whether it is saved. */
class SavedRibbon extends ListElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const item = this.#item();
      if (!item) return;
      // Handled: not to be repeated once its island is hydrated (`EarlyScript.astro`).
      event.preventDefault();
      showToast(toggleItem(item));
    });
  }

  #item(): Saved | null {
    const data: DOMStringMap = this.querySelector('button')?.dataset ?? {};
    const { ribbon: id, experience, day, seen } = data;
    return id && experience && day && seen ? { id, experience, day, seen } : null;
  }

  protected update(items: readonly Saved[]): void {
    const button = this.querySelector('button');
    const item = this.#item();
    if (!button || !item) return;
    const { isSaved, name, words, dayOfMonth } = ribbonView(item, items);
    button.setAttribute('aria-pressed', String(isSaved));
    button.toggleAttribute('data-elsewhere', dayOfMonth !== '');
    this.setText('data-ribbon-name', name);
    this.setText('data-ribbon-text', button.dataset.place === 'page' ? words : dayOfMonth);
    button.hidden = false;
  }
}

customElements.define('saved-ribbon', SavedRibbon);
