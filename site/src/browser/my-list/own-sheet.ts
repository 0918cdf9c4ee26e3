import { daySheet as texts } from '@inktvis/messages/day-sheet';
import { fill } from '@inktvis/messages/fill';
import { ListElement } from './list-element.ts';
import type { Saved } from './store.ts';

/** `<own-sheet>` around the sheet of a day: marks what is on the visitor's list, and counts it. */
class OwnSheet extends ListElement {
  protected update(items: readonly Saved[]): void {
    const ids = new Set(items.map(({ id }) => id));
    let count = 0;
    for (const box of this.querySelectorAll<HTMLElement>('[data-sheet-item]')) {
      const isMine = ids.has(box.getAttribute('data-sheet-item') ?? '');
      box.toggleAttribute('data-mine', isMine);
      if (isMine) count += 1;
    }
    this.setText('data-sheet-count', count === 0 ? '' : fill(texts.own_count, { count }));
  }
}

customElements.define('own-sheet', OwnSheet);
