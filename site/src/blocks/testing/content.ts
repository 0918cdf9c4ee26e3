import type { ContentClient } from '@inktvis/content/client';
import { err, ok } from '@inktvis/foundation/result';
import { anOccurrence, at } from '@inktvis/programme/testing/stories';
import { anEvent } from '../../cards/tours/testing/events.ts';
import type { LoadContext } from '../entry.ts';
import { days } from './blocks.ts';

const unavailable = async () =>
  err({ kind: 'unavailable', message: 'de inhoud is niet bereikbaar' } as const);

/** A content client in which nothing can be read. */
export const silentContent: ContentClient = {
  globals: unavailable,
  page: unavailable,
  redirects: unavailable,
  days: unavailable,
  filterItems: unavailable,
  programme: unavailable,
  programmeOf: unavailable,
  listing: unavailable,
  related: unavailable,
  findable: unavailable,
};

/** A tour of one event. */
const tour: LoadContext['events'] = {
  list: async () => ({ ok: true, outdated: false, value: [anEvent()] }),
};

/** Where loaders read in tests: three days, and one programme item unless a test brings others. */
export const aContext = (reads: Partial<ContentClient> = {}): LoadContext => ({
  content: {
    ...silentContent,
    days: async () => ok(days),
    programme: async () => ok([anOccurrence()]),
    filterItems: async () => ok({ days, locations: [], types: [], themes: [] }),
    ...reads,
  },
  events: tour,
  now: at('2024-10-26 10:05'),
  formAddresses: ['https://crm.example/vragen'],
  reference: null,
});

/** Nothing responds. */
export const anOutage = (): LoadContext => ({ ...aContext(), content: silentContent });
