import { PAGE_PARAMETER } from '@inktvis/programme/pagination';
import { PRINT_ID } from '../ui/ids.ts';
import { whenShown } from './when-shown.ts';

/** The browser itself parses the page: scripts may not make markup of text (Trusted Types). */
const fetchPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(request.status);
    request.onerror = reject;
    request.send();
  });

const restIn = (page: Document) => page.querySelector<HTMLElement>('[data-rest]');

/** Puts the rest of a list in its place page by page; a day that goes on is continued. Rejects when a page does not come. */
async function loadRest(): Promise<void> {
  if (new URLSearchParams(location.search).has(PAGE_PARAMETER)) return;
  for (let rest = restIn(document); rest?.dataset.rest; rest = restIn(document)) {
    const page = await fetchPage(rest.dataset.rest);
    const [first, ...days] = page.querySelectorAll(`#${PRINT_ID} section`);
    const before = rest.previousElementSibling;
    if (!first) throw new Error('no list');
    const goesOn = before?.firstElementChild?.textContent === first.firstElementChild?.textContent;
    if (goesOn) before?.lastElementChild?.append(...(first.lastElementChild?.children ?? []));
    rest.after(...(goesOn ? days : [first, ...days]), restIn(page) ?? '');
    rest.remove();
    if (!restIn(document)) document.querySelector(`#${PRINT_ID} nav`)?.remove();
  }
}

let loading: Promise<void> | null = null;

/** Loads all of a print page, and prints one opened at its `PRINT_ID` (requirements 4); what says that a part is missing gets the focus. */
async function printWhenAsked(): Promise<void> {
  const isAsked = location.hash === `#${PRINT_ID}`;
  // Reloading the page or coming back to it must not print it again.
  if (isAsked) history.replaceState(history.state, '', location.pathname + location.search);
  loading ??= loadRest();
  try {
    await loading;
  } catch {
    loading = null;
    if (isAsked) restIn(document)?.focus();
    return;
  }
  if (!isAsked) return;
  // The sheets have drawings in their markup and no pictures; only the fonts may still be on their way.
  await document.fonts.ready;
  window.print();
}

whenShown(() => void printWhenAsked());
window.addEventListener('hashchange', printWhenAsked);
