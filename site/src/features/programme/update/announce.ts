/** Long enough that quick choices after each other are announced once, as what they came to. */
const SETTLED_AFTER = 600;

let timer = 0;

/** What was about to be said no longer holds. */
export const holdAnnouncement = (): void => window.clearTimeout(timer);

/** Says what the list has become, once no further change follows. */
export function announceSoon(): void {
  holdAnnouncement();
  timer = window.setTimeout(() => {
    const status = document.querySelector<HTMLElement>('[data-programme-status]');
    if (status) status.textContent = status.dataset.programmeStatus ?? '';
  }, SETTLED_AFTER);
}
