import type { IconName } from '../images/Icon.tsx';

/** A short message at the bottom of the window. */
export type ToastMessage = {
  readonly text: string;
  readonly icon?: IconName;
  readonly kind?: 'done' | 'error';
  /** A button instead of the closing cross: what it says and does. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

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
