import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { eventSchema } from './event-schema.ts';

/** By uuid of the experience: which event it is in the service, and what was last sent of it. */
const schema = z.record(z.string(), z.object({ id: z.string(), slug: z.string(), sent: eventSchema }));

export type Sent = z.output<typeof schema>[string];

/** Throws when the file is there and cannot be read: without it every event would be made again. */
export function openLedger(file: string) {
  const entries = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return {
    entries,
    /** In the file at once: a run that breaks off has forgotten nothing. */
    remember(uuid: string, sent: Sent): void {
      entries[uuid] = sent;
      writeFileSync(`${file}.new`, `${JSON.stringify(entries, null, 1)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

export type Ledger = ReturnType<typeof openLedger>;
