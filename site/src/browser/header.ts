/** What the browser does not do by itself for the header. The rest is popover, dialog and details. */

const header = document.querySelector<HTMLElement>('[data-site-header]');

for (const item of document.querySelectorAll<HTMLElement>('[data-dropdown]')) {
  const panel = item.querySelector<HTMLElement>('[popover]');
  if (!panel || !header) continue;

  // A panel closes when the focus walks out of it.
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) panel.hidePopover();
  });

  // Browsers without anchor positioning are told where the header ends.
  panel.addEventListener('beforetoggle', () => {
    panel.style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom + window.scrollY}px`);
  });
}

// Browsers without invoker commands open and close the menu here.
if (!('command' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll<HTMLElement>('button[commandfor]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
}
