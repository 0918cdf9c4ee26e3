import { findEvents, type Search } from './search.ts';
import type { StoredEvent } from './stored-event.ts';

const HEX: Readonly<Record<string, string>> = {
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  "'": '\\u0027',
  '\\"': '\\u0022',
};

/** JSON in which `< > ' & "` inside texts are escaped, as the real service writes it (docs.publiq.be, Search API). */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/\\.|[<>&']/g, (found) => HEX[found] ?? found);

const PROBLEMS = {
  unauthorized: { status: 401, type: 'auth/unauthorized', title: 'Unauthorized' },
  forbidden: { status: 403, type: 'auth/forbidden', title: 'Forbidden' },
  notFound: { status: 404, type: 'url/not-found', title: 'Not Found' },
} as const;

type ProblemName = keyof typeof PROBLEMS;

/** A problem body (docs.publiq.be, Search API). Those about credentials have the content type of a success. */
export function problem(name: ProblemName, detail?: string): Response {
  const { status, type, title } = PROBLEMS[name];
  const body = {
    title,
    type: `https://api.publiq.be/probs/${type}`,
    status,
    ...(detail === undefined ? {} : { detail }),
  };
  const contentType = status === 401 || status === 403 ? 'application/ld+json' : 'application/problem+json';
  return new Response(escapedJson(body), { status, headers: { 'content-type': contentType } });
}

/** Addresses of our own pictures begin with this; responses have them as absolute addresses. */
const OWN_PICTURE = /^\/images\//;

/** The JSON of an event with the addresses of its pictures at `origin`. */
export function eventBody({ body }: StoredEvent, origin: string): unknown {
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string') return OWN_PICTURE.test(value) ? `${origin}${value}` : value;
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
  };
  return whole(body);
}

/** One page of the matching events (docs.publiq.be, Search API); whole members have no `@type`. */
export function collection(events: readonly StoredEvent[], search: Search, origin: string) {
  const found = findEvents(events, search);
  return {
    '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
    '@type': 'PagedCollection',
    itemsPerPage: search.limit,
    totalItems: found.length,
    member: found
      .slice(search.start, search.start + search.limit)
      .map((event) => (search.embed ? eventBody(event, origin) : { '@id': event.iri, '@type': 'Event' })),
  };
}
