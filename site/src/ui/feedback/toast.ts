import type { ToastMessage } from './ToastRegion.island.tsx';

let last = 0;

/** Shows a message, in the place of the one before. The component is fetched with the first. */
export function showToast(message: ToastMessage): void {
  last += 1;
  const number = last;
  import('./ToastRegion.island.tsx').then(
    ({ renderToast }) => number === last && renderToast(message, number),
    // Without network there is no message; what the visitor did has been done.
    () => {},
  );
}
