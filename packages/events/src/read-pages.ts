import { isObject } from '@inktvis/foundation/json';
import type { Log } from '@inktvis/foundation/log';
import { ok } from '@inktvis/foundation/result';
import { reportRead } from '@inktvis/foundation/whole-list';
import { collectionSchema } from './event-schema.ts';
import type { createSearchHost } from './search-host.ts';

/** Most tours have no more. */
const LIMIT = 1000;
/** The source shows none beyond it (docs.publiq.be, Search API). */
const WINDOW = 10_000;

/** Each event once: some move between two pages when others come or go. */
export async function readPages(address: URL, search: ReturnType<typeof createSearchHost>, log: Log) {
  const events = new Map<unknown, unknown>();
  let total = 1;
  for (let start = 0, before = -1; start < total && start + LIMIT <= WINDOW && events.size > before; ) {
    address.searchParams.set('start', String(start));
    address.searchParams.set('limit', String(LIMIT));
    const response = await search(address);
    const page = response.ok && collectionSchema.safeParse(response.value).data;
    if (!page) return response;
    // Without a new one nothing is behind it.
    before = events.size;
    for (const raw of page.member) events.set((isObject(raw) && raw['@id']) || events.size, raw);
    total = page.totalItems ?? start + page.member.length;
    start += page.itemsPerPage ?? LIMIT;
  }
  const list = `events ${address.searchParams.getAll('labels[]').join(' ')}`;
  reportRead(list, events.size, total, log);
  return ok({ member: [...events.values()] });
}
