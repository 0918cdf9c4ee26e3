import { fill } from '@inktvis/messages/fill';
import { ribbon } from '@inktvis/messages/ribbon';
import { ListElement } from './list-element.ts';
import type { Saved } from './store.ts';

/** `<my-list-count>` (`layout/header/MyListLink.tsx`): how many items are on the visitor's list, in digits and in words. */
class MyListCount extends ListElement {
  protected update({ length: count }: readonly Saved[]): void {
    const many = count === 0 ? '' : fill(ribbon.link_count_many, { count });
    this.setText('data-list-count', count > 0 ? String(count) : '');
    this.setText('data-list-count-text', count === 1 ? ribbon.link_count_one : many);
  }
}

customElements.define('my-list-count', MyListCount);
