const chips = () => [...document.querySelectorAll<HTMLElement>('[data-active-filter]')];

export const resultsHeading = () => document.getElementById('resultaten');

/** What the visitor asked with, while the answer is awaited. */
let asked: HTMLElement | null = null;

/** The element that has the focus; null when nothing has. */
function focusedNow(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

/** The visitor asked for another list. A list that is hidden while one waits loses the focus before the answer comes. */
export function holdFocus(): void {
  asked = focusedNow() ?? asked;
}

/**
 * Remembers where the focus is, or was when it was lost while waiting. The answer puts it back once the list has
 * changed: where it was; else, for a chip that is gone, on the one that came in its place; else on the heading of the
 * results.
 */
export function rememberFocus(): (options?: FocusOptions) => void {
  const focused = focusedNow() ?? asked;
  asked = null;
  const place = focused ? chips().indexOf(focused) : -1;
  return (options) => {
    if (!focused || document.activeElement === focused) return;
    const left = chips();
    const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
    (focused.isConnected ? focused : (next ?? resultsHeading()))?.focus(options);
  };
}
