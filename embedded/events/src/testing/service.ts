import { join } from 'node:path';
import { silentLog } from '@inktvis/foundation/log';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { afterwards } from '@inktvis/foundation/testing/temporary-folder';
import { z } from 'zod';
import { type EventsServiceOptions, startEventsService } from '../create-service.ts';
import { loadEvents } from '../stored-event.ts';

const sample = join(import.meta.dirname, '../../../../sample');
/** The second has difficult texts and dates, which the demo does not show. */
const FOLDERS = [join(sample, 'events'), join(sample, 'broken/events')];
export const KEY = 'proef-sleutel';
export const CLIENT_ID = 'proef-klant';

/** The source over the sample until the end of the test or the file, standing still at the time of the demonstration. */
export async function startSample(options: Partial<EventsServiceOptions> = {}) {
  const clock = settableClock(new Date('2024-10-26T08:05:00Z'));
  const service = await startEventsService({
    eventsDirs: FOLDERS,
    picturesDir: join(sample, 'content/assets'),
    port: 0,
    apiKey: KEY,
    clientId: CLIENT_ID,
    clock,
    ...options,
  });
  afterwards(service.close);
  return { ...service, clock };
}

const collectionSchema = z.strictObject({
  '@context': z.literal('http://www.w3.org/ns/hydra/context.jsonld'),
  '@type': z.literal('PagedCollection'),
  itemsPerPage: z.number(),
  totalItems: z.number(),
  member: z.array(z.looseObject({ '@id': z.string(), availableTo: z.string().optional() })),
});

/** Asks a source with the key; the query goes out as it is written. */
export function asker(url: string) {
  const get = (query: string, headers: Record<string, string> = { 'x-api-key': KEY }) =>
    fetch(`${url}/events?${query}`, { headers });
  const list = async (query: string) => collectionSchema.parse(await (await get(query)).json());
  return {
    get,
    list,
    ids: async (query: string) =>
      (await list(query)).member.map((member) => member['@id'].split('/').at(-1) ?? ''),
    /** The id of a sample event, by a part of its name; also of one that the source does not show. */
    idOf: async (title: string) => {
      const events = await loadEvents(FOLDERS, silentLog);
      const found = events.find(({ body }) => JSON.stringify(body.name).includes(title));
      return found?.iri.split('/').at(-1) ?? '';
    },
    problem: async (query: string) => {
      const response = await get(query);
      return { contentType: response.headers.get('content-type'), ...(await response.json()) };
    },
  };
}
