import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';
import { movedOn } from './move-on.ts';
import { readStoredEvent, type StoredEvent } from './stored-event.ts';

const bodySchema = z.record(z.string(), z.unknown());

async function readEventFile(file: string, weeksLater: number): Promise<StoredEvent | string> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const body = bodySchema.safeParse(movedOn(json, weeksLater));
    return body.success ? readStoredEvent(body.data) : 'no object';
  } catch (error) {
    return String(error);
  }
}

/** Every event of a folder, by file name. A file that cannot be read is logged and left out; a missing folder throws. */
export async function loadEvents(
  folder: string,
  weeksLater: number,
  log: Log,
): Promise<readonly StoredEvent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const events: StoredEvent[] = [];
  for (const name of names) {
    const event = await readEventFile(join(folder, name), weeksLater);
    if (typeof event === 'string') log.warn({ file: name, reason: event }, 'event left out');
    else events.push(event);
  }
  return events;
}
