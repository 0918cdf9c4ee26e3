import { randomUUID } from 'node:crypto';
import type { Log } from '@inktvis/foundation/log';
import type { Notices } from '@inktvis/outbox';
import type { Announcements } from '../../src/server/render-locals.ts';

/**
 * Publications travel between instances through the database they share, so that a webhook that reaches one of them
 * reaches all. A lost message is recovered by polling the version of the space (docs/decisions/005).
 */
export function createAnnouncements(notices: Notices, log: Pick<Log, 'warn'>): Announcements {
  const own = randomUUID();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  notices.listen((sender) => {
    if (sender !== own) notify();
  }, notify);

  return {
    async publish() {
      try {
        await notices.send(own);
      } catch (error) {
        const why = error instanceof Error ? error.message : 'unknown';
        log.warn({ why }, 'the other instances were not notified of a publication');
      }
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}
