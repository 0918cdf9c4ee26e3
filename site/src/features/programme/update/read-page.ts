import { fetchPage } from '../../../ui/fetch-page.ts';

/** A list to show, and the address it turned out to have. */
export type ReadPage = { readonly page: Document; readonly address: string };

const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');

/** Whether the page can stand in this one: a list of ours, made by the same version of the site. */
function fits(page: Document): boolean {
  const known = new Set(stylesOf(document));
  return (
    page.querySelector('main [data-programme-filters]') !== null &&
    stylesOf(page).every((href) => known.has(href))
  );
}

/** Reads another list; null when there is none to be had, or when something newer was asked. */
export async function readPage(address: string, signal: AbortSignal): Promise<ReadPage | null> {
  try {
    const { page, url } = await fetchPage(address, { signal });
    return fits(page) ? { page, address: url.pathname + url.search } : null;
  } catch {
    // No network, or stopped: the caller knows which.
    return null;
  }
}
