import { daySheet as texts } from '@inktvis/messages/day-sheet';
import { fill } from '@inktvis/messages/fill';
import { ListElement } from './list-element.ts';
import type { Saved } from './store.ts';

/** `<own-sheet>` around the sheet of a day: marks what is on the visitor's list, and counts it. */
class OwnSheet extends ListElement {
  protected update(items: readonly Saved[]): void {
    const ids = new Set(items.map(({ id }) => id));
    const boxes = this.querySelectorAll<HTMLElement>('[data-sheet-item]');
    for (const box of boxes) box.toggleAttribute('data-mine', ids.has(box.dataset.sheetItem ?? ''));
    const count = this.querySelectorAll('[data-sheet-item][data-mine]').length;
    this.setText('data-sheet-count', count === 0 ? '' : fill(texts.own_count, { count }));
  }
}

customElements.define('own-sheet', OwnSheet);
