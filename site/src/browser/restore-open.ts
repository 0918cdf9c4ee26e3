import { hookValue } from '../ui/hooks.ts';
import { readStorage } from './storage.ts';

/** Opens a `<details>` that the visitor left open (`stored-details.ts`). Its hook `storedOpen` has the key. */
export function restoreOpen(details: HTMLDetailsElement): void {
  if (readStorage('sessionStorage', hookValue(details, 'storedOpen') ?? '')) details.open = true;
}
