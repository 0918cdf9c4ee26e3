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
    const button = this.querySelector('button');
    if (!button) return null;
    const id = button.getAttribute('data-ribbon');
    const experience = button.getAttribute('data-experience');
    const day = button.getAttribute('data-day');
    const seen = button.getAttribute('data-seen');
    return id && experience && day && seen ? { id, experience, day, seen } : null;
  }

  protected update(items: readonly Saved[]): void {
    const button = this.querySelector('button');
    const item = this.#item();
    if (!button || !item) return;
    const view = ribbonView(item, items);
    button.setAttribute('aria-pressed', String(view.isSaved));
    button.toggleAttribute('data-elsewhere', view.isElsewhere);
    this.setText('data-ribbon-name', view.name);
    this.setText(
      'data-ribbon-text',
      button.getAttribute('data-place') === 'page' ? view.words : view.dayOfMonth,
    );
    button.hidden = false;
  }
}

customElements.define('saved-ribbon', SavedRibbon);
