/** Brings the selected day into view where the strip scrolls; without it the strip opens with the first day. */
for (const strip of document.querySelectorAll<HTMLElement>('[data-date-strip]')) {
  const selected = strip.querySelector<HTMLElement>('[aria-current]');
  if (selected) {
    const { left, width } = selected.getBoundingClientRect();
    strip.scrollLeft += left + width / 2 - strip.getBoundingClientRect().left - strip.clientWidth / 2;
  }
}
