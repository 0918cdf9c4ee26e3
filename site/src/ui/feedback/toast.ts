import type { ToastMessage } from './ToastRegion.island.tsx';

/** Shows a message, in the place of the one before. The component is fetched with the first. */
export function showToast(message: ToastMessage): void {
  import('./ToastRegion.island.tsx').then(
    ({ renderToast }) => renderToast(message),
    // Without network there is no message; what the visitor did has been done.
    () => {},
  );
}
