import { selector } from '../ui/hooks.ts';

/** Tells the browser which boxes are neither checked nor unchecked: no attribute says so. */
for (const box of document.querySelectorAll<HTMLInputElement>(`input${selector('indeterminate')}`)) {
  box.indeterminate = true;
}
