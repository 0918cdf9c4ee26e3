import { MY_LIST_KEY } from '../../../browser/my-list/store.ts';
import { inlineScript } from '../../../layout/document/inline-script.ts';

/**
 * Marks the page of a visitor who has a list, before the page is painted: `OwnList.module.css` then shows skeletons
 * instead of the empty list until the island knows what is on it.
 */
export const LIST_STATE_SCRIPT = inlineScript(`
try {
  if (JSON.parse(localStorage.getItem('${MY_LIST_KEY}'))?.items?.length) document.documentElement.dataset.list = 'filled';
} catch {}`);
