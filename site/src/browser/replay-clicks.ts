/**
 * Repeats a click on a button of an island once the island is hydrated: before that React does not receive it. Links and
 * submit buttons work without script and are left to the browser; a click that another script handled (`preventDefault`)
 * has had its effect.
 */
document.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
  const island = button?.closest('astro-island[ssr]');
  if (button && island && !defaultPrevented)
    island.addEventListener('astro:hydrate', () => setTimeout(() => button.click()), { once: true });
});
