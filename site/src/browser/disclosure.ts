/** Closes the panels of `Disclosure.tsx` as a select does: on Escape, on a click outside, when the focus leaves. */
const OPEN = 'details[data-disclosure][open]';

function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const details of document.querySelectorAll(OPEN)) {
    if (!details.contains(target)) details.removeAttribute('open');
  }
}

document.addEventListener('click', ({ target }) => closeOutside(target));
document.addEventListener('focusin', ({ target }) => {
  // A press on a label first moves the focus to the dialog around it: that does not leave the panel.
  if (target instanceof Element && !target.querySelector(OPEN)) closeOutside(target);
});
// In the capture phase, before a panel around it handles the key, which is for one of them.
document.addEventListener(
  'keydown',
  (event) => {
    const { key, target } = event;
    const details = key === 'Escape' && target instanceof Element ? target.closest<HTMLElement>(OPEN) : null;
    if (!details) return;
    event.preventDefault();
    details.removeAttribute('open');
    details.querySelector('summary')?.focus();
  },
  { capture: true },
);
