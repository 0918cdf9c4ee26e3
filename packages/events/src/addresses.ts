/** The published pattern; ids of old events may miss the last hyphen (docs.publiq.be, Search API). */
const SLUG = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** Whether a text can be the slug of an event. */
export const isEventSlug = (text: string): boolean => SLUG.test(text);

/**
 * The slug in an event's id: the last part of its path, with the word 'event' removed (requirements 2.2). Lower
 * case, since the source ignores case and addresses of the site are lower case. Null: not the id of an event.
 */
export function slugOf(id: string): string | null {
  const parts = (id.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/');
  const slug = parts.filter((part) => !['', 'event', 'events'].includes(part)).at(-1) ?? '';
  return isEventSlug(slug) && !/\/places?\//.test(id) ? slug : null;
}

/** `start + limit` may not be more (docs.publiq.be, Search API). */
const SOURCE_WINDOW = 10_000;

type ListAddress = {
  readonly page: number;
  readonly perPage: number;
  readonly labels: readonly string[];
};

function eventsBelow(base: string, labels: readonly string[]): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/events`);
  url.searchParams.set('embed', 'true');
  // A name with brackets, since the source uses only the last of a repeated plain name (docs.publiq.be, Search API).
  for (const label of labels) url.searchParams.append('labels[]', label);
  return url;
}

/** Whether the source can serve a page (counted from 1). */
export const isReachable = (page: number, perPage: number): boolean => page * perPage <= SOURCE_WINDOW;

/** The request of requirements 7.4, with the parameters of the Search API (docs.publiq.be). */
export function listAddress(base: string, { page, perPage, labels }: ListAddress): URL {
  const url = eventsBelow(base, labels);
  url.searchParams.set('start', String((page - 1) * perPage));
  url.searchParams.set('limit', String(perPage));
  url.searchParams.set('sort[availableTo]', 'asc');
  return url;
}

/**
 * One event with our label, over or not: both ends of the publication window are disabled, the other defaults of
 * the source apply (docs.publiq.be, Search API). `slug` must have been checked.
 */
export function eventAddress(base: string, slug: string, label: string): URL {
  const url = eventsBelow(base, [label]);
  url.searchParams.set('id', slug);
  url.searchParams.set('availableFrom', '*');
  url.searchParams.set('availableTo', '*');
  return url;
}
