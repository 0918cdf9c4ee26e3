import type { IconName } from './Icon.tsx';

/** A message of a script that is no island. */
export type ToastMessage = {
  readonly text: string;
  readonly icon?: IconName;
  readonly kind?: 'done' | 'error';
  /** A button in the place of the closing cross: what it says and does. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let last = 0;

/** Shows a message, in the place of the one before. What draws it is fetched with the first. */
export function showToast(message: ToastMessage): void {
  last += 1;
  const turn = last;
  import('./ToastHost.island.tsx').then(
    ({ showInHost }) => turn === last && showInHost(message, turn),
    // Without the network nothing is said; what the visitor did has been done.
    () => {},
  );
}
