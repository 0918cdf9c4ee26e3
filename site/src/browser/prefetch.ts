import { afterLoad } from './after-load.ts';
import { hasBandwidth, isPrefetchable } from './prefetchable.ts';
import { whenShown } from './when-shown.ts';

/** Prefetches the pages of links near the window (requirements 9), and of the one pointed at; marked links have speculation rules. */
const MARGIN = '200px';
const INTERVAL_MS = 250;
const MAX_NEARBY = 10;

const LINKS = 'main a[href], [data-site-header] a[href]';
const requested = new Set<string>();
const nearby = new Set<HTMLAnchorElement>();
let count = 0;
let timer = 0;

/** Not the link of a list that the programme shows in place. */
const isWanted = (link: HTMLAnchorElement): boolean =>
  !requested.has(link.pathname) && isPrefetchable(link, location) && !('inPlace' in link.dataset);

function prefetch(link: HTMLAnchorElement): void {
  requested.add(link.pathname);
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.prefetch = '';
  else
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
}

/** Prefetches the next of the links that are still near, those of the content first. */
function next(): void {
  timer = 0;
  const link = [...nearby].find((one) => one.closest('main')) ?? [...nearby][0];
  if (!link || count >= MAX_NEARBY) return;
  nearby.delete(link);
  if (isWanted(link)) {
    count += 1;
    prefetch(link);
  }
  schedule();
}

function schedule(): void {
  if (timer === 0 && nearby.size > 0) timer = window.setTimeout(next, INTERVAL_MS);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) nearby.add(target);
      else nearby.delete(target);
    }
    schedule();
  },
  { rootMargin: MARGIN },
);

/** Observes the links of the page, also those that an island adds; the footer waits until it is pointed at. */
function observeLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (isWanted(link)) observer.observe(link);
  }
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isWanted(link)) prefetch(link);
}

function start(): void {
  observeLinks();
  const main = document.querySelector('main');
  if (main) new MutationObserver(observeLinks).observe(main, { childList: true, subtree: true });
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('touchstart', onIntent, { passive: true });
}

if (hasBandwidth(navigator.connection)) whenShown(() => afterLoad(start));
