/** Brings the selected day into view where the strip scrolls; without it the strip opens with the first day. */
function showSelectedDay(strip: HTMLElement): void {
  const selected = strip.querySelector<HTMLElement>('[aria-current]');
  if (!selected) return;
  const [day, view] = [selected.getBoundingClientRect(), strip.getBoundingClientRect()];
  const isInView = day.left >= view.left && day.right <= view.right;
  if (!isInView) strip.scrollLeft += day.left + day.width / 2 - view.left - strip.clientWidth / 2;
}

for (const strip of document.querySelectorAll<HTMLElement>('[data-date-strip]')) {
  showSelectedDay(strip);
  // Another day is chosen in place. Measured when the page is laid out anyway, once all that listens has changed it.
  const observer = new MutationObserver(() => requestAnimationFrame(() => showSelectedDay(strip)));
  observer.observe(strip, { attributeFilter: ['aria-current'], subtree: true });
}
