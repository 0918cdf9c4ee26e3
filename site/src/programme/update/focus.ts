const chips = () => [...document.querySelectorAll<HTMLElement>('[data-active-filter]')];

export const resultsHeading = () => document.getElementById('resultaten');

/**
 * Remembers where the focus is. The answer puts it back once the list has changed: where it was; else, for a chip that
 * is gone, on the one that came in its place; else on the heading of the results.
 */
export function rememberFocus(): (options?: FocusOptions) => void {
  const { activeElement: focused } = document;
  const place = focused instanceof HTMLElement ? chips().indexOf(focused) : -1;
  return (options) => {
    if (focused === document.body || focused?.isConnected) return;
    const left = chips();
    const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
    (next ?? resultsHeading())?.focus(options);
  };
}
