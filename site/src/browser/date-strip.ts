/** Brings the selected day into view where the strip scrolls; without it the strip opens with the first day. */
function showSelectedDay(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-date-strip]')) {
    const selected = strip.querySelector<HTMLElement>('[aria-current]');
    if (!selected) continue;
    const [day, view] = [selected.getBoundingClientRect(), strip.getBoundingClientRect()];
    const isInView = day.left >= view.left && day.right <= view.right;
    if (!isInView) strip.scrollLeft += day.left + day.width / 2 - view.left - strip.clientWidth / 2;
  }
}

showSelectedDay();
// Measured when the page is laid out anyway, once all that listens has changed what it had to.
document.addEventListener('programme:updated', () => requestAnimationFrame(showSelectedDay));
