import { PRINT_ID } from '../ui/ids.ts';
import { whenShown } from './when-shown.ts';

/**
 * Opens the print dialog on a print page that was opened at its `PRINT_ID` (requirements 4). Without script the same link
 * leads to the same page.
 */
async function printWhenAsked(): Promise<void> {
  if (location.hash !== `#${PRINT_ID}`) return;
  // Reloading the page or coming back to it must not print it again.
  history.replaceState(history.state, '', location.pathname + location.search);
  // The sheets have drawings in their markup and no pictures; only the fonts may still be on their way.
  await document.fonts.ready;
  window.print();
}

whenShown(() => void printWhenAsked());
window.addEventListener('hashchange', printWhenAsked);
