/** What comes sooner than this never flickers (requirements D12). */
const PATIENCE = 200;

let timer = 0;
let end = (): void => undefined;

function show(): void {
  const results = document.querySelector<HTMLElement>('[data-programme-results]');
  const template = results?.querySelector<HTMLTemplateElement>(':scope > template');
  const skeleton = template?.content.firstElementChild;
  if (!results || !skeleton) return;
  const shown = document.importNode(skeleton, true);
  results.setAttribute('aria-busy', 'true');
  results.dataset.waiting = '';
  results.prepend(shown);
  end = () => {
    shown.remove();
    delete results.dataset.waiting;
    results.removeAttribute('aria-busy');
    end = () => undefined;
  };
}

/** From now on the visitor waits; one who waits already does not wait anew. */
export function startWaiting(): void {
  timer ||= window.setTimeout(show, PATIENCE);
}

export function endWaiting(): void {
  window.clearTimeout(timer);
  timer = 0;
  end();
}
