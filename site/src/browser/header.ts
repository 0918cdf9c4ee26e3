// Firefox 115, Safari 15.6 and Chrome 113 know no popovers.
if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');

const header = document.querySelector<HTMLElement>('[data-site-header]');

for (const item of document.querySelectorAll<HTMLElement>('[data-dropdown]')) {
  const panel = item.querySelector<HTMLElement>('[popover]');
  if (!panel || !header) continue;

  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) panel.hidePopover();
  });

  // For browsers without anchor positioning: where the header ends.
  panel.addEventListener('beforetoggle', () => {
    panel.style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom + window.scrollY}px`);
  });
}
