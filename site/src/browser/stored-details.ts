import { hookValue, selector } from '../ui/hooks.ts';
import { restoreOpen } from './restore-open.ts';
import { writeStorage } from './storage.ts';

/** Stores for the session which `<details>` the visitor opens, and restores those that the server drew. */
function store(target: EventTarget | null): void {
  const key = target instanceof HTMLDetailsElement && hookValue(target, 'storedOpen');
  if (key) writeStorage('sessionStorage', key, target.open ? '1' : null);
}

document.addEventListener('toggle', ({ target }) => store(target), { capture: true });
for (const details of document.querySelectorAll<HTMLDetailsElement>(selector('storedOpen'))) {
  if (details.open) store(details);
  else restoreOpen(details);
}
