import { randomUUID } from 'node:crypto';
import type { Log } from '@inktvis/foundation/log';
import type { Notices } from '@inktvis/outbox';
import { z } from 'zod';

/** What the instances of a site tell each other. */
export type Announcements = {
  /** These stories changed, or anything when null. Resolves when it was said; never rejects. */
  tell(slugs: readonly string[] | null): Promise<void>;
  /** Hears what the others tell; also, as null, that something may have been missed. */
  hear(listener: (slugs: readonly string[] | null) => void): void;
};

const message = z.object({ from: z.string(), slugs: z.array(z.string()).nullable() });
/** A notice of PostgreSQL holds 8000 bytes. */
const mostBytes = 6_000;

/**
 * Publications travel between instances through the database they share, so that a call of the content service that
 * reaches one of them reaches all. What gets lost, the watch on the version of the space heals (docs/decisions/005).
 */
export function createAnnouncements(notices: Notices, log: Pick<Log, 'warn'>): Announcements {
  const from = randomUUID();
  const listeners = new Set<(slugs: readonly string[] | null) => void>();
  const pass = (slugs: readonly string[] | null) => {
    for (const listener of listeners) listener(slugs);
  };

  function read(text: string): void {
    let outer: unknown;
    try {
      outer = JSON.parse(text);
    } catch {
      return;
    }
    const parsed = message.safeParse(outer);
    if (parsed.success && parsed.data.from !== from) pass(parsed.data.slugs);
  }
  notices.listen(read, () => pass(null));

  return {
    async tell(slugs) {
      const text = JSON.stringify({ from, slugs });
      const fits = Buffer.byteLength(text) <= mostBytes;
      try {
        await notices.send(fits ? text : JSON.stringify({ from, slugs: null }));
      } catch (error) {
        const why = error instanceof Error ? error.message : 'unknown';
        log.warn({ why }, 'the other instances were not told of a publication');
      }
    },
    hear: (listener) => void listeners.add(listener),
  };
}
