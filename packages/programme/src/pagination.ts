/** Items on a page of the programme, news, hotspots, bookstores and search (requirements 9). */
export const PAGE_SIZE = 24;
/** Printing loads so many at a time (requirements 9). */
export const PRINT_PAGE_SIZE = 100;

/** The parameter that carries the page number (requirements 2.2). */
export const PAGE_PARAMETER = 'pagina';

/**
 * The page a visitor asks for: page 1 when the parameter is absent, repeated, or not a whole number of at least 1
 * (requirements 2.2). Whether it lies past the end is for `pagingOf`, once the total is known.
 */
export function requestedPage(search: URLSearchParams): number {
  const values = search.getAll(PAGE_PARAMETER);
  const [text = ''] = values;
  return values.length === 1 && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Which part of a list a visitor looks at. */
export type Paging = { readonly page: number; readonly count: number };

/** The position of the requested page among the pages of a list; past the end is page 1 (requirements 2.2). */
export function pagingOf(total: number, asked: number, perPage: number): Paging {
  const count = Math.ceil(total / perPage);
  return { page: asked <= count ? asked : 1, count };
}

/** The items of the requested page, and the position of that page. */
export function paginate<T>(
  items: readonly T[],
  search: URLSearchParams,
  perPage = PAGE_SIZE,
): { readonly items: readonly T[]; readonly paging: Paging } {
  const paging = pagingOf(items.length, requestedPage(search), perPage);
  const { page } = paging;
  return { items: items.slice((page - 1) * perPage, page * perPage), paging };
}

/** The address of page `page` of the list at `url`: other parameters stay, page 1 has none of its own. */
export function pageHref(url: URL, page: number): string {
  const search = new URLSearchParams(url.search);
  search.delete(PAGE_PARAMETER);
  if (page > 1) search.set(PAGE_PARAMETER, String(page));
  const query = search.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}

/**
 * What the page bar shows: the first and the last page, the current one and its neighbours; a gap stands for two or
 * more pages that are left out.
 */
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
