import type { Story } from '@inktvis/content';
import type { ContentClient, ListedType } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { err, ok } from '@inktvis/foundation/result';
import { at } from '@inktvis/programme/testing/stories';
import type { ViewContext } from '../view.ts';

const unavailable = err({ kind: 'unavailable', message: 'timeout' } as const);

/** A content client in which nothing can be read; a test gives the reads it is about. */
const silent: ContentClient = {
  globals: async () => unavailable,
  page: async () => unavailable,
  redirects: async () => unavailable,
  days: async () => unavailable,
  filterItems: async () => unavailable,
  programme: async () => unavailable,
  programmeOf: async () => unavailable,
  listing: async () => unavailable,
  related: async () => unavailable,
  findable: async () => unavailable,
};

/** A source of events that does not respond. */
const silentEvents: EventsClient = {
  list: async () => unavailable,
  find: async () => unavailable,
  known: async () => [],
};

/** A view's context on the morning of the first festival day. */
export const aContext = (
  reads: Partial<ContentClient>,
  address = '/',
  events: Partial<EventsClient> = {},
): ViewContext => ({
  content: { ...silent, ...reads },
  events: { ...silentEvents, ...events },
  now: at('2024-10-26 10:05'),
  url: new URL(address, 'http://localhost:4321'),
  brand: 'Inktvis',
  canonicalBase: 'https://inktvis.example',
  map: null,
  build: 'proef',
  preview: false,
});

type Listed = { readonly [T in ListedType]: readonly Story<T>[] };

/** A `listing` that holds these stories. */
export const listingWith = (stories: Partial<Listed>): ContentClient['listing'] => {
  const all: Listed = { news_article: [], hotspot_kortrijk: [], bookstore: [], experience: [], ...stories };
  return async (type, { page, perPage }) => {
    const list = all[type];
    return ok({ items: list.slice((page - 1) * perPage, page * perPage), total: list.length });
  };
};
