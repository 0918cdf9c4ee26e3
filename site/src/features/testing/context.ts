import type { Story } from '@inktvis/content';
import type { ContentClient, FilterItems, ListedType } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { err, ok } from '@inktvis/foundation/result';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { at } from '@inktvis/programme/testing/stories';
import { silentContent } from '../../blocks/testing/content.ts';
import { pageKinds } from '../registry.ts';
import type { ViewContext } from '../view.ts';

const unavailable = err({ kind: 'unavailable', message: 'timeout' } as const);

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
  content: { ...silentContent, ...reads },
  events: { ...silentEvents, ...events },
  now: at('2024-10-26 10:05'),
  url: new URL(address, 'http://localhost:4321'),
  brand: 'Inktvis',
  canonicalBase: 'https://inktvis.example',
  map: null,
  kinds: pageKinds,
  queues: async () => null,
  build: 'proef',
  preview: false,
});

/** What a template is handed besides what its feature gathered, of a page without blocks. */
export const around = (context: ViewContext) => ({
  frame: context,
  share: null,
  blocks: {
    body: [],
    dropCap: false,
    article: false,
    ornaments: true,
    page: 'white' as const,
    preview: false,
    report: () => undefined,
    context: { ...context, formAddresses: [], reference: null },
  },
});

type Listed = { readonly [T in ListedType]: readonly Story<T>[] };

const NONE: Listed = { news_article: [], hotspot_kortrijk: [], bookstore: [], experience: [] };

/** A `listing` that holds these stories. */
export const listingWith = (stories: Partial<Listed>): ContentClient['listing'] => {
  const all: Listed = { ...NONE, ...stories };
  return async (type, { page, perPage }) => {
    const list = all[type];
    return ok({ items: list.slice((page - 1) * perPage, page * perPage), total: list.length });
  };
};

/** A `related` that gives these stories. */
export const relatedWith = (stories: Partial<Listed>): ContentClient['related'] => {
  const all: Listed = { ...NONE, ...stories };
  return async (type) => ok(all[type]);
};

/** Reads of a programme, and of what it can be filtered by. */
export const programmeWith = (programme: readonly Occurrence[], items: Partial<FilterItems> = {}) => ({
  programme: async () => ok(programme),
  filterItems: async () => ok({ days: [], themes: [], types: [], locations: [], ...items }),
});

/** A read of what is on every page, when there is nothing of it. */
export const globals = async () => ok({ header: null, footer: null, social: null, hasSearch: true });

/** The words of a piece of markup, as a reader sees them. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
