import { useCallback, useEffect, useRef } from 'react';
import { myList } from '../../browser/my-list/my-list.ts';

/** Where the visitor goes on when no row is left. */
export const LIST_START = 'leeslint-begin';

const goOnAt = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] h3 a`) ?? document.getElementById(LIST_START);

/** The row in the place of `row` when it goes: the next one, else the one before. */
function neighbourOf(row: HTMLElement): string {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(row);
  return (rows[index + 1] ?? rows[index - 1])?.dataset.row ?? '';
}

/** A row to go to; `surely` also when something else has the focus (the message with 'Zet terug'). */
type Wish = { readonly id: string; readonly surely: boolean };

/** Where to go when the list becomes `items`; asked before the page shows it. */
function wishFor(items: readonly { readonly id: string }[]): Wish | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const row = focused.closest<HTMLElement>('[data-row]');
  if (row) {
    const stays = items.some(({ id }) => id === row.dataset.row);
    return stays ? null : { id: neighbourOf(row), surely: false };
  }
  const back = items.find(({ id }) => !document.querySelector(`[data-row="${id}"]`));
  return back ? { id: back.id, surely: true } : null;
}

/**
 * Keeps the focus in the list when the control that had it disappears: with its row the focus goes to the row in its
 * place, and what is put back gets it. The function names the row to go to when something else is better.
 */
export function useRowFocus(): (id: string) => void {
  const wish = useRef<Wish | null>(null);
  useEffect(
    () =>
      myList.subscribe((items, origin) => {
        if (origin === 'here') wish.current ??= wishFor(items);
      }),
    [],
  );
  useEffect(() => {
    const wanted = wish.current;
    wish.current = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wanted && (isLost || wanted.surely)) goOnAt(wanted.id)?.focus();
  });
  return useCallback((id: string) => {
    wish.current = { id, surely: false };
  }, []);
}
