/** Runs what counts, stores or announces a visit once the page is on screen: one that was rendered ahead of a click may never be seen. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
