/**
 * Runs something once a visitor has the page on screen: at once, or, where the browser prepared the page ahead of a
 * click, when it is opened (https://developer.mozilla.org/docs/Web/API/Document/prerenderingchange_event). For what
 * counts, stores or announces a visit: a prepared page may never be seen.
 */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
