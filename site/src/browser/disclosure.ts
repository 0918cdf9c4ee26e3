/** Closes the panels of `Disclosure.tsx` as a select does: on Escape, on a click outside, when the focus leaves. */
const OPEN = 'details[data-disclosure][open]';

function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const details of document.querySelectorAll(OPEN)) {
    if (!details.contains(target)) details.removeAttribute('open');
  }
}

document.addEventListener('click', ({ target }) => closeOutside(target));
document.addEventListener('focusin', ({ target }) => closeOutside(target));
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const details = target.closest<HTMLElement>(OPEN);
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
});
