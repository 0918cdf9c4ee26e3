import { createRoot } from 'react-dom/client';
import { Toast } from './Toast.island.tsx';
import type { ToastMessage } from './toast.ts';

const place = document.querySelector('[data-toasts]');
const root = place && createRoot(place);
let shown = 0;

/** Shows the message of this turn, in the place of the one before. */
export function showInHost(message: ToastMessage, turn: number): void {
  shown = turn;
  render(message, turn, true);
}

function render(message: ToastMessage, turn: number, isOpen: boolean): void {
  const { text, icon, kind, action } = message;
  root?.render(
    <Toast
      turn={turn}
      open={isOpen}
      onOpenChange={(next) => turn === shown && render(message, turn, next)}
      kind={kind}
      icon={icon}
      action={action}
    >
      {text}
    </Toast>,
  );
}
