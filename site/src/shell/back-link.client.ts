/**
 * The way back from an experience leads to the list the visitor came from, page and all (specification 2.4). The key
 * `latestLocation` is the specification's (section 4); a list says what it is called: `<main data-list-title="…">`.
 */
const PATH_KEY = 'latestLocation';
const TITLE_KEY = 'latestLocationTitle';

const listTitle = document.querySelector<HTMLElement>('[data-list-title]')?.dataset.listTitle;
const backLink = document.querySelector<HTMLAnchorElement>('[data-back-link]');

/** Only an address of this site, and only back to a list of the same section. */
const isListOf = (link: HTMLAnchorElement, path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && path.split(/[/?]/)[1] === link.pathname.split('/')[1];

try {
  if (listTitle) {
    localStorage.setItem(PATH_KEY, location.pathname + location.search);
    localStorage.setItem(TITLE_KEY, listTitle);
  }
  const path = localStorage.getItem(PATH_KEY) ?? '';
  const title = localStorage.getItem(TITLE_KEY);
  const words = backLink?.querySelector('span');
  if (backLink && words && title && isListOf(backLink, path)) {
    backLink.href = path;
    words.textContent = (backLink.dataset.backLink ?? '').replace('{title}', title);
  }
} catch {
  // Storage is refused: the link keeps leading to the overview.
}
