import { keep, kept } from '../layout/offline-words.ts';

/**
 * The way back from an experience leads to the list the visitor came from, with its filters, its page and as far down
 * as it was (requirements 2.4). The key `latestLocation` is the specification's (section 4); a list says what it is
 * called: `<main data-list-title="…">`. Without storage the link keeps leading to the overview.
 */
const PATH_KEY = 'latestLocation';
const TITLE_KEY = 'latestLocationTitle';
/** Only in this tab: how far the list was scrolled, and that the visitor is on the way back to it. */
const SCROLL_KEY = 'latestScroll';
const RETURN_KEY = 'returnTo';

const here = () => location.pathname + location.search;
const listTitle = () => document.querySelector<HTMLElement>('[data-list-title]')?.dataset.listTitle;
const backLink = document.querySelector<HTMLAnchorElement>('[data-back-link]');

/** Only an address of this site, and only back to a list of the same section. */
const isListOf = (link: HTMLAnchorElement, path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && path.split(/[/?]/)[1] === link.pathname.split('/')[1];

function rememberList(): void {
  const title = listTitle();
  if (!title) return;
  keep('localStorage', PATH_KEY, here());
  keep('localStorage', TITLE_KEY, title);
}

function pointBack(link: HTMLAnchorElement): void {
  const path = kept('localStorage', PATH_KEY) ?? '';
  const title = kept('localStorage', TITLE_KEY);
  const words = link.querySelector('span');
  if (!words || !title || !isListOf(link, path)) return;
  link.href = path;
  words.textContent = (link.dataset.backLink ?? '').replace('{title}', title);
  link.addEventListener('click', () => keep('sessionStorage', RETURN_KEY, path));
}

/** Back on the list, where the visitor left it. The browser's own way back does this by itself. */
function returnToPlace(): void {
  const isReturn = kept('sessionStorage', RETURN_KEY) === here();
  keep('sessionStorage', RETURN_KEY, '');
  const [path, top] = (kept('sessionStorage', SCROLL_KEY) ?? '').split(' ');
  if (isReturn && path === here()) window.scrollTo({ top: Number(top) || 0, behavior: 'instant' });
}

rememberList();
// The programme follows the filters without a new page.
document.addEventListener('programme:updated', rememberList);
if (listTitle()) {
  returnToPlace();
  window.addEventListener('pagehide', () =>
    keep('sessionStorage', SCROLL_KEY, `${here()} ${Math.round(window.scrollY)}`),
  );
}
if (backLink) pointBack(backLink);
