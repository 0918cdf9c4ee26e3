/**
 * Who walks on with the keyboard while the list is awaited still sees where they are when it comes: it pushes what is
 * below it out of the window.
 */
export function showFocus(): void {
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}
