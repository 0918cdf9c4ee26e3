import { withQuery } from '@inktvis/foundation/parameters';

/** Of every list but tours (requirements 9). */
export const PAGE_SIZE = 24;
/** Printing loads so many at a time (requirements 9). */
export const PRINT_PAGE_SIZE = 100;

export const PAGE_PARAMETER = 'pagina';

/** Page 1 when absent, repeated or no whole number of at least 1 (requirements 2.2); see `pagingOf` for one past the end. */
export function requestedPage(search: URLSearchParams): number {
  const values = search.getAll(PAGE_PARAMETER);
  const [text = ''] = values;
  return values.length === 1 && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export type Paging = { readonly page: number; readonly count: number };

/** Past the end is page 1 (requirements 2.2). */
export function pagingOf(total: number, asked: number, perPage: number): Paging {
  const count = Math.ceil(total / perPage);
  return { page: asked <= count ? asked : 1, count };
}

export function paginate<T>(items: readonly T[], search: URLSearchParams, perPage = PAGE_SIZE) {
  const paging = pagingOf(items.length, requestedPage(search), perPage);
  const { page } = paging;
  return { items: items.slice((page - 1) * perPage, page * perPage), paging };
}

/** Other parameters stay, page 1 has none of its own. */
export function pageHref(url: URL, page: number): string {
  const search = new URLSearchParams(url.search);
  search.delete(PAGE_PARAMETER);
  if (page > 1) search.set(PAGE_PARAMETER, String(page));
  return withQuery(url.pathname, search);
}

/** The first and the last page, the current one and its neighbours; a gap is two or more pages. */
export function pageBar({ page, count }: Paging): readonly (number | 'gap')[] {
  if (count <= 1) return [];
  // At either end the bar is as wide as in the middle, so that it does not jump while paging.
  const from = Math.min(Math.max(page - 1, 1), Math.max(count - 4, 1));
  const until = Math.max(Math.min(page + 1, count), Math.min(5, count));
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || (number >= from && number <= until),
  );
  return shown.flatMap((number, index): (number | 'gap')[] => {
    const previous = shown[index - 1] ?? 0;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? ['gap', number] : [number];
  });
}
