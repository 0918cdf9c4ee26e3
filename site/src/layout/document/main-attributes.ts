import { editableAttributes } from '../../editor/editable.ts';
import { hook } from '../../ui/hooks.ts';
import { MAIN_ID } from '../../ui/ids.ts';

type Main = {
  /** What a link back to this list says. */
  readonly listTitle?: string;
  /** The mark of the visual editor; only in preview. */
  readonly editable?: string;
};

/** Attributes of `<main>`. */
export const mainAttributes = ({ listTitle, editable }: Main) => ({
  id: MAIN_ID,
  tabindex: -1,
  ...(listTitle === undefined ? {} : hook('listTitle', listTitle)),
  ...editableAttributes(editable),
});
