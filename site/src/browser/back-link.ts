import { readStorage, writeStorage } from './storage.ts';
import { whenShown } from './when-shown.ts';

/** The back link leads to the list the visitor came from (requirements 2.4), which names itself: `<main data-list-title="…">`. */
const PATH_KEY = 'latestLocation';
const TITLE_KEY = 'latestLocationTitle';
const SCROLL_KEY = 'latestScroll';
const RETURN_KEY = 'returnTo';

const here = () => location.pathname + location.search;
const list = document.querySelector('[data-list-title]');
const backLink = document.querySelector<HTMLAnchorElement>('[data-back-link]');

/** Only an address of this site, and only back to a list of the same section. */
const isListOf = (link: HTMLAnchorElement, path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && path.split(/[/?]/)[1] === link.pathname.split('/')[1];

function storeList(title: string): void {
  writeStorage('localStorage', PATH_KEY, here());
  writeStorage('localStorage', TITLE_KEY, title);
}

function pointBack(link: HTMLAnchorElement): void {
  const path = readStorage('localStorage', PATH_KEY) ?? '';
  const title = readStorage('localStorage', TITLE_KEY);
  const text = link.querySelector('span');
  if (!text || !title || !isListOf(link, path)) return;
  link.href = path;
  text.textContent = (link.getAttribute('data-back-link') ?? '').replace('{title}', title);
  link.addEventListener('click', () => writeStorage('sessionStorage', RETURN_KEY, path));
}

/** Scrolls the list to where the visitor left it; the browser's own Back button does this already. */
function restoreScroll(): void {
  const isReturn = readStorage('sessionStorage', RETURN_KEY) === here();
  writeStorage('sessionStorage', RETURN_KEY, null);
  const [path, top] = (readStorage('sessionStorage', SCROLL_KEY) ?? '').split(' ');
  if (isReturn && path === here()) scrollTo({ top: Number(top) || 0, behavior: 'instant' });
}

function followList(marked: Element): void {
  const title = marked.getAttribute('data-list-title') ?? '';
  storeList(title);
  restoreScroll();
  // The programme changes its address without a new page; the visitor leaves it by a click, also into another tab.
  for (const type of ['click', 'auxclick', 'pagehide']) addEventListener(type, () => storeList(title), true);
  addEventListener('pagehide', () =>
    writeStorage('sessionStorage', SCROLL_KEY, `${here()} ${Math.round(scrollY)}`),
  );
}
if (list) whenShown(() => followList(list));
if (backLink) pointBack(backLink);
