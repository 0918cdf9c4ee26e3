import { countFacets } from '../query/facets.ts';
import { labelled, matches, sorted } from '../query/filter.ts';
import type { Search } from '../query/search.ts';
import type { StoredEvent } from '../store/stored-event.ts';

/** Addresses of pictures that begin with this are ours; the answer has them whole. */
const OWN_PICTURE = /^\/images\//;

/** An event as it goes out: pictures lie at `origin`. */
export function eventBody({ body }: StoredEvent, origin: string): unknown {
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string') return OWN_PICTURE.test(value) ? `${origin}${value}` : value;
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
  };
  return whole(body);
}

/** One page of what matches (contract events-source 6); members have no `@type` when they are whole. */
export function collection(events: readonly StoredEvent[], search: Search, origin: string) {
  const choice = labelled(sorted(events, search.sorts), search.labels);
  const found = choice.filter((event) => matches(event, search));
  return {
    '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
    '@type': 'PagedCollection',
    itemsPerPage: search.limit,
    totalItems: found.length,
    member: found
      .slice(search.start, search.start + search.limit)
      .map((event) => (search.embed ? eventBody(event, origin) : { '@id': event.iri, '@type': 'Event' })),
    ...(search.facets.length > 0 ? { facet: countFacets(found, search.facets) } : {}),
  };
}
