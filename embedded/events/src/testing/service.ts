import { join } from 'node:path';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { settableClock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import { type EventsServiceOptions, startEventsService } from '../create-service.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const SAMPLE_EVENTS = join(root, 'sample/events');
/** Events with difficult texts and dates, which the demo does not show. */
const HOSTILE_EVENTS = join(root, 'sample/broken/events');
const SAMPLE_PICTURES = join(root, 'sample/content/assets');
export const KEY = 'proef-sleutel';
export const CLIENT_ID = 'proef-klant';

/** A Brussels time that certainly exists. */
function brussels(text: string): Date {
  const instant = parseWallTime(text, BRUSSELS);
  if (!instant) throw new Error(`no time: ${text}`);
  return instant;
}

/** The source over the sample, standing still at the time of the demonstration. */
export async function startSample(options: Partial<EventsServiceOptions> = {}) {
  const clock = settableClock(brussels('2024-10-26T10:05'));
  const service = await startEventsService({
    eventsDirs: [SAMPLE_EVENTS, HOSTILE_EVENTS],
    picturesDir: SAMPLE_PICTURES,
    port: 0,
    apiKey: KEY,
    clientId: CLIENT_ID,
    clock,
    ...options,
  });
  return { ...service, clock };
}

const problemSchema = z.object({
  title: z.string(),
  type: z.string().optional(),
  status: z.number(),
  detail: z.string().optional(),
});
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
    problem: async (query: string) => {
      const response = await get(query);
      return {
        contentType: response.headers.get('content-type'),
        ...problemSchema.parse(await response.json()),
      };
    },
  };
}
