import { PAGE_PARAMETER } from '@inktvis/programme/pagination';
import { fetchPage } from '../ui/fetch-page.ts';

/** How many parts are fetched at once: many enough to be quick, few enough for a busy site. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;

type Part = { readonly document: Document; readonly list: HTMLElement; readonly count: number };

/** Reads part `number` of the printable programme at `address`; throws when what comes is anything else. */
async function readPart(address: URL, number: number): Promise<Part> {
  const url = new URL(address);
  url.searchParams.delete(PAGE_PARAMETER);
  if (number > 1) url.searchParams.set(PAGE_PARAMETER, String(number));
  const { page: document } = await fetchPage(url.href, { patience: PATIENCE_MS });
  const list = document.querySelector<HTMLElement>('[data-paper-pages]');
  if (!list || Number(list.dataset.paperPage) !== number) {
    throw new Error(`${url.pathname} has no part ${number}`);
  }
  return { document, list, count: Number(list.dataset.paperPages) };
}

/** Every part, in order. A programme that is published anew meanwhile has another number of parts: an error. */
async function readParts(address: URL): Promise<readonly Part[]> {
  const first = await readPart(address, 1);
  const parts = [first];
  while (parts.length < first.count) {
    const from = parts.length + 1;
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, first.count - parts.length) },
      (_, at) => from + at,
    );
    parts.push(...(await Promise.all(numbers.map((number) => readPart(address, number)))));
  }
  if (parts.some(({ count }) => count !== first.count)) throw new Error('the programme changed meanwhile');
  return parts;
}

/** Joins the parts of a day into its first sheet. */
function join(sheets: readonly HTMLElement[]): HTMLElement[] {
  const byDay = Map.groupBy(sheets, ({ dataset }) => dataset.paperSheet);
  return [...byDay.values()].flatMap(([first, ...further]) => {
    if (!first) return [];
    const items = first.querySelector('[data-paper-items]');
    for (const sheet of further)
      items?.append(...(sheet.querySelector('[data-paper-items]')?.children ?? []));
    first.querySelector('[data-paper-continued]')?.remove();
    return [first];
  });
}

/** Everything of the printable programme at `address`: one sheet per day, and the style sheets it is made with. */
export async function gatherSheets(
  address: URL,
): Promise<{ readonly sheets: readonly HTMLElement[]; readonly styles: readonly string[] }> {
  const parts = await readParts(address);
  const sheets = parts.flatMap(({ list }) => [...list.querySelectorAll<HTMLElement>('[data-paper-sheet]')]);
  const links = parts[0]?.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [];
  const styles = [...links].map((link) => new URL(link.getAttribute('href') ?? '', address).href);
  return { sheets: join(sheets), styles };
}
