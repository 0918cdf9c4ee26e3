import { programme } from '@inktvis/messages/programme';
import { gatherSheets } from './gather-sheets.ts';

/**
 * Prints everything that matches (requirements 4). A link marked `data-print` leads to the page for paper; with
 * script its sheets, all parts of them, come into this page for the printer only.
 */
const SILENT_MS = 200;

const status = document.createElement('p');
status.setAttribute('role', 'status');
status.dataset.printStatus = '';
document.body.append(status);

const sheets = document.createElement('div');
sheets.dataset.printSheets = '';

let busy = false;

/** Style sheets that the page for paper has and this page has not. */
async function addStyles(addresses: readonly string[]): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );
  const missing = addresses.filter((address) => !known.has(address));
  await Promise.all(
    missing.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
      });
      document.head.append(link);
      return loaded;
    }),
  );
}

function cleanUp(): void {
  delete document.documentElement.dataset.printing;
  sheets.remove();
  sheets.replaceChildren();
}

async function print(address: URL): Promise<void> {
  const gathered = await gatherSheets(address);
  if (gathered.sheets.length === 0) throw new Error('there is nothing to print');
  await addStyles(gathered.styles);
  cleanUp();
  sheets.append(...gathered.sheets.map((sheet) => document.adoptNode(sheet)));
  document.body.append(sheets);
  document.documentElement.dataset.printing = '';
  // A picture that does not come is no reason not to print.
  await Promise.allSettled([
    document.fonts.ready,
    ...[...sheets.querySelectorAll('img')].map((img) => img.decode()),
  ]);
  status.textContent = '';
  addEventListener('afterprint', cleanUp, { once: true });
  window.print();
}

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-print]');
  const asksForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || asksForAnotherTab) return;
  event.preventDefault();
  if (busy) return;
  busy = true;
  const announce = setTimeout(() => {
    status.textContent = programme.print_preparing;
  }, SILENT_MS);
  try {
    await print(new URL(link.href));
  } catch {
    location.assign(link.href);
  } finally {
    clearTimeout(announce);
    status.textContent = '';
    busy = false;
  }
});

// On the page for paper itself the link would lead nowhere else: it is there for the script only.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-print][hidden]')) link.hidden = false;
