import '../../../browser/disclosure.ts';
import { announceSoon, holdAnnouncement } from './announce.ts';
import { enterEntry, pushEntry, recordScroll } from './entries.ts';
import { holdFocus, rememberFocus, resultsHeading } from './focus.ts';
import { formAddress } from './form-address.ts';
import { readPage } from './read-page.ts';
import { showPage } from './show-page.ts';
import { endWaiting, startWaiting } from './waiting.ts';

/**
 * The programme follows every choice in place: the server makes the page as for any visitor, and what differs comes
 * into `<main>`. After each change `programme:updated` goes out on the document. When anything is amiss the browser
 * simply goes to the address.
 */
const FORM = 'form[data-programme-filters]';
const LINKS = '[data-programme-links] a[href]';

type Update = {
  readonly address: string;
  /** The visitor moves through the history: the entry is there, and was scrolled this far when that is known. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results. */
  readonly toResults?: boolean;
};

const here = () => location.pathname + location.search;

let shown = here();
let running: AbortController | null = null;

function stopRunning(): void {
  running?.abort();
  running = null;
}

function leave({ address, entered }: Update): void {
  if (entered) location.reload();
  else location.assign(address);
}

function settle(page: Document, address: string, { entered, toResults }: Update): void {
  const returnFocus = rememberFocus();
  if (!entered) pushEntry(address);
  shown = address;
  showPage(page);
  if (toResults) resultsHeading()?.focus();
  else returnFocus({ preventScroll: entered !== undefined });
  if (entered?.scroll !== undefined) window.scrollTo({ top: entered.scroll, behavior: 'instant' });
  document.dispatchEvent(new CustomEvent('programme:updated'));
  announceSoon();
}

async function update(wanted: Update): Promise<void> {
  stopRunning();
  if (wanted.address === shown) {
    endWaiting();
    if (wanted.toResults) resultsHeading()?.focus();
    return;
  }
  const own = new AbortController();
  running = own;
  holdAnnouncement();
  holdFocus();
  startWaiting();
  const read = await readPage(wanted.address, own.signal);
  if (own.signal.aborted) return;
  running = null;
  if (!read) return leave(wanted);
  endWaiting();
  settle(read.page, read.address, wanted);
}

const addressOf = (form: HTMLFormElement) => formAddress(new URL(form.action).pathname, new FormData(form));

/** A click that means “here”, and not another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

if (document.querySelector(FORM)) {
  document.documentElement.dataset.liveFilters = '';

  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
    if (form) update({ address: addressOf(form) });
  });

  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches(FORM)) return;
    event.preventDefault();
    update({ address: addressOf(event.target), toResults: true });
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || event.defaultPrevented || !isPlain(event) || link.origin !== location.origin) return;
    event.preventDefault();
    update({ address: link.pathname + link.search });
  });

  window.addEventListener('popstate', ({ state }) => {
    // A jump within the page, such as to the results.
    if (location.hash && here() === shown) return;
    update({ address: here(), entered: { scroll: enterEntry(state) } });
  });

  window.addEventListener('scroll', () => running ?? recordScroll(), { passive: true });
}
