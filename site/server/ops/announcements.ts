import { randomUUID } from 'node:crypto';
import { parseJson } from '@inktvis/foundation/json';
import type { Log } from '@inktvis/foundation/log';
import type { Notices } from '@inktvis/outbox';
import { z } from 'zod';
import type { Announcements } from '../../src/server/render-locals.ts';

const message = z.union([
  z.object({ from: z.string(), slugs: z.array(z.string()).nullable() }),
  /** The version that the space gave just now: the others need not poll it. */
  z.object({ from: z.string(), version: z.number() }),
]);
/** The payload of a `NOTIFY` has less than 8000 bytes (https://www.postgresql.org/docs/current/sql-notify.html). */
const MAX_BYTES = 6_000;

/**
 * Publications travel between instances through the database they share, so that a webhook that reaches one of them
 * reaches all. A lost message is recovered by polling the version of the space (docs/decisions/005).
 */
export function createAnnouncements(notices: Notices, log: Pick<Log, 'warn'>): Announcements {
  const from = randomUUID();
  const listeners = new Set<(slugs: readonly string[] | null) => void>();
  const versionListeners = new Set<(version: number) => void>();
  const notify = (slugs: readonly string[] | null) => {
    for (const listener of listeners) listener(slugs);
  };

  function read(text: string): void {
    const parsed = message.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.from === from) return;
    if ('slugs' in parsed.data) notify(parsed.data.slugs);
    else for (const listener of versionListeners) listener(parsed.data.version);
  }
  notices.listen(read, () => notify(null));

  async function send(text: string, failure: string): Promise<void> {
    try {
      await notices.send(text);
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      log.warn({ why }, failure);
    }
  }

  return {
    async publish(slugs) {
      const text = JSON.stringify({ from, slugs });
      const fits = Buffer.byteLength(text) <= MAX_BYTES;
      await send(
        fits ? text : JSON.stringify({ from, slugs: null }),
        'the other instances were not notified of a publication',
      );
    },
    subscribe: (listener) => void listeners.add(listener),
    publishVersion: (version) =>
      send(JSON.stringify({ from, version }), 'the other instances poll the version themselves'),
    subscribeVersion: (listener) => void versionListeners.add(listener),
  };
}
