import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';

const text = z.string();
const instant = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const address = z.object({ addressCountry: text });
const texts = z.array(text).default([]);

/** What searches need; responses have the whole file. */
const schema = z.object({
  '@id': text,
  location: z.object({ address: z.union([address, z.record(text, address)]) }).optional(),
  labels: texts,
  hiddenLabels: texts,
  audience: z.object({ audienceType: text }).default({ audienceType: 'everyone' }),
  workflowStatus: text,
  availableFrom: instant.nullish(),
  availableTo: instant.nullish(),
});

/** Very old locations have one address without languages. */
function addressesOf(location: z.output<typeof schema>['location']) {
  if (location === undefined) return [];
  const plain = address.safeParse(location.address);
  return plain.success ? [plain.data] : z.record(text, address).parse(location.address);
}

/** A string is the error, with the field that is wrong. */
function readStoredEvent(body: Readonly<Record<string, unknown>>) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`;
  const event = parsed.data;
  const addresses = Object.values(addressesOf(event.location));
  return {
    body,
    /** Last part of `@id`, lower case. */
    id: (event['@id'].split('/').at(-1) ?? '').toLowerCase(),
    iri: event['@id'],
    /** Lower case. */
    labels: new Set([...event.labels, ...event.hiddenLabels].map((label) => label.trim().toLowerCase())),
    workflowStatus: event.workflowStatus,
    countries: new Set(addresses.map(({ addressCountry }) => addressCountry)),
    audienceType: event.audience.audienceType,
    /** In ms, like all instants here; null: never published. */
    availableFrom: event.availableFrom ?? null,
    availableTo: event.availableTo ?? null,
  };
}

export type StoredEvent = Exclude<ReturnType<typeof readStoredEvent>, string>;

const bodySchema = z.record(z.string(), z.unknown());

async function readEventFile(file: string): Promise<StoredEvent | string> {
  try {
    const body = bodySchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return body.success ? readStoredEvent(body.data) : 'no object';
  } catch (error) {
    return String(error);
  }
}

/** By file name. An unreadable file is logged and left out; a missing folder throws. */
export async function loadEvents(folders: readonly string[], log: Log): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    for (const name of names) {
      const event = await readEventFile(join(folder, name));
      if (typeof event === 'string') log.warn({ file: name, reason: event }, 'event left out');
      else events.push(event);
    }
  }
  return events;
}
