import type { ToastMessage } from './ToastRegion.island.tsx';

let latest: ToastMessage | undefined;

/** Shows a message, in the place of the one before. The component is fetched with the first. */
export function showToast(message: ToastMessage): void {
  latest = message;
  import('./ToastRegion.island.tsx').then(
    // The first import also waits for what Vite preloads, and so may come after the second.
    ({ renderToast }) => message === latest && renderToast(message),
    // Without network there is no message; what the visitor did has been done.
    () => {},
  );
}
