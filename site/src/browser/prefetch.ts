import { afterLoad } from './after-load.ts';
import { hasRoom, isPrefetchable } from './prefetchable.ts';

/**
 * Fetches pages before they are asked for: of links that come within 200 px of the window (requirements 9), one at a
 * time and not too many, and of the link a visitor points at or touches.
 */
const NEAR = '200px';
const PACE_MS = 250;
const MOST_NEAR = 10;

const asked = new Set<string>();
const waiting = new Set<HTMLAnchorElement>();
let near = 0;
let timer = 0;

const knowsRules = HTMLScriptElement.supports?.('speculationrules') ?? false;

/** The programme shows the list of such a link in place, without another page. */
const staysHere = (link: HTMLAnchorElement): boolean => 'inPlace' in link.dataset;

const isWanted = (link: HTMLAnchorElement): boolean =>
  !asked.has(link.pathname) && isPrefetchable(link, location) && !staysHere(link);

function prefetch(link: HTMLAnchorElement): void {
  asked.add(link.pathname);
  if (knowsRules) {
    link.dataset.prefetch = '';
    return;
  }
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.pathname;
  document.head.append(hint);
}

/** Of the links that still are near the next one; what is read comes before what is on every page. */
function next(): void {
  timer = 0;
  const links = [...waiting];
  const link = links.find((one) => one.closest('main')) ?? links[0];
  if (!link || near >= MOST_NEAR) return;
  waiting.delete(link);
  if (isWanted(link)) {
    near += 1;
    prefetch(link);
  }
  go();
}

function go(): void {
  if (timer === 0 && waiting.size > 0) timer = window.setTimeout(next, PACE_MS);
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    }
    go();
  },
  { rootMargin: NEAR },
);

/** The foot of a page waits until it is pointed at. */
function watch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a[href], [data-site-header] a[href]',
  )) {
    if (isWanted(link)) watcher.observe(link);
  }
}

function meant({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isWanted(link)) prefetch(link);
}

function start(): void {
  watch();
  document.addEventListener('programme:updated', watch);
  document.addEventListener('pointerover', meant, { passive: true });
  document.addEventListener('touchstart', meant, { passive: true });
}

if (hasRoom(navigator.connection)) afterLoad(start);
