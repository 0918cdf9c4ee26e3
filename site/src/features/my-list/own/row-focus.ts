import { ownId } from '@inktvis/foundation/element-id';
import { useEffect } from 'react';
import { myList } from '../../../browser/my-list/my-list.ts';
import { hookValue, selector } from '../../../ui/hooks.ts';

/** The id of the heading that gets the focus when no row is left. */
export const LIST_START = ownId('leeslint-begin');

/** The id of the lines with what changed; they see to their own focus. */
export const CHANGES_ID = ownId('leeslint-veranderd');

/** The row to focus; `always`: also when something else has the focus (the message with 'Zet terug'). */
let pending: { readonly id: string; readonly always: boolean } | null = null;

/** Names the row that gets the focus when the control that has it disappears with a change of the list. */
export function focusNext(id: string): void {
  pending = { id, always: false };
}

/** Focuses the title of a row; without it, the heading of the page. */
export function focusRow(id: string): void {
  const link = document.querySelector<HTMLElement>(`${selector('row', id)} h3 a`);
  (link ?? document.getElementById(LIST_START))?.focus();
}

/** The id of the row that takes the place of `row`: the next one, else the one before. */
function neighbourOf(row: HTMLElement): string {
  const rows = [...document.querySelectorAll<HTMLElement>(selector('row'))];
  const index = rows.indexOf(row);
  const neighbour = rows[index + 1] ?? rows[index - 1];
  return (neighbour && hookValue(neighbour, 'row')) ?? '';
}

/** The row to focus when the list becomes `items`; called before the page shows it. */
function pendingFor(items: readonly { readonly id: string }[]): typeof pending {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest(`#${CHANGES_ID}`)) return null;
  const row = focused.closest<HTMLElement>(selector('row'));
  if (row) {
    const stays = items.some(({ id }) => id === hookValue(row, 'row'));
    return stays ? null : { id: neighbourOf(row), always: false };
  }
  const back = items.find(({ id }) => !document.querySelector(selector('row', id)));
  return back ? { id: back.id, always: true } : null;
}

/**
 * Keeps the focus in the list when the control that had it disappears: the row in its place gets it, the one that
 * `focusNext` named, or the one that is put back.
 */
export function useRowFocus(): void {
  useEffect(
    () =>
      myList.subscribe((items, origin) => {
        if (origin === 'here') pending ??= pendingFor(items);
      }),
    [],
  );
  useEffect(() => {
    const wanted = pending;
    pending = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wanted && (isLost || wanted.always)) focusRow(wanted.id);
  });
}

/** Scrolls to the focused element: what has loaded may have pushed it out of the window. */
export function scrollToFocus(): void {
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}
