import { selector } from '../ui/hooks.ts';

/** What the header needs beyond popover, dialog and details. */

const header = document.querySelector<HTMLElement>(selector('siteHeader'));

for (const item of document.querySelectorAll<HTMLElement>(selector('dropdown'))) {
  const panel = item.querySelector<HTMLElement>('[popover]');
  if (!panel || !header) continue;

  // A panel closes when the focus leaves it.
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) panel.hidePopover();
  });

  // For browsers without anchor positioning: where the header ends.
  panel.addEventListener('beforetoggle', () => {
    panel.style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom + window.scrollY}px`);
  });
}
