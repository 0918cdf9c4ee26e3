/** `start + limit` may not be more (contract events-source 4.2). */
export const SOURCE_WINDOW = 10_000;
const MOST_PER_PAGE = 2000;

export type ListAddress = {
  readonly page: number;
  readonly perPage: number;
  readonly labels: readonly string[];
};

/** Two to 255 characters without semicolon; the source refuses the whole question otherwise. */
const isLabel = (label: string): boolean => label.length >= 2 && label.length <= 255 && !label.includes(';');

const below = (base: string, path: string): URL => {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.search = '';
  url.hash = '';
  url.username = '';
  url.password = '';
  return url;
};

/** A name with brackets, since of a repeated plain one the source keeps the last only (contract events-source 4.3). */
const addLabels = (url: URL, labels: readonly string[]): void => {
  for (const label of new Set(labels.map((text) => text.trim()))) {
    if (isLabel(label)) url.searchParams.append('labels[]', label);
  }
};

/** How many pages the source can show: what lies beyond its window cannot be asked for. */
export const pageCount = (totalItems: number, perPage: number): number =>
  Math.min(Math.ceil(totalItems / perPage), Math.floor(SOURCE_WINDOW / perPage));

/** Whether a page (from 1) can be asked for at all. */
export const isReachable = (page: number, perPage: number): boolean =>
  Number.isSafeInteger(page) &&
  Number.isSafeInteger(perPage) &&
  page >= 1 &&
  perPage >= 1 &&
  perPage <= MOST_PER_PAGE &&
  page * perPage <= SOURCE_WINDOW;

/** The request of requirements 7.4, in the words of contract events-source 3. */
export function listAddress(base: string, { page, perPage, labels }: ListAddress): URL {
  const url = below(base, 'events');
  url.searchParams.set('embed', 'true');
  url.searchParams.set('start', String((page - 1) * perPage));
  url.searchParams.set('limit', String(perPage));
  addLabels(url, labels);
  url.searchParams.set('sort[availableTo]', 'asc');
  return url;
}

/**
 * One event with our label, over or not: both ends of the publication window are switched off, every other default of
 * the source still holds (contract events-source 4.1, 5). `slug` must have been checked.
 */
export function eventAddress(base: string, slug: string, label: string): URL {
  const url = below(base, 'events');
  url.searchParams.set('embed', 'true');
  url.searchParams.set('id', slug);
  addLabels(url, [label]);
  url.searchParams.set('availableFrom', '*');
  url.searchParams.set('availableTo', '*');
  return url;
}
