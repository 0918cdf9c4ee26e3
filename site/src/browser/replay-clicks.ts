/**
 * Repeats a click on a button of an island once the island is hydrated: before that React does not receive it. Links and
 * submit buttons work without script and are left to the browser. A ribbon handles its own clicks (`my-list/ribbon.ts`): it
 * has saved or removed its item already, and a second click would undo that.
 */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
  const island = button?.closest('astro-island[ssr]');
  if (button && island && !button.matches('saved-ribbon button'))
    island.addEventListener('astro:hydrate', () => setTimeout(() => button.click()), { once: true });
});
