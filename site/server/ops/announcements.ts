import { randomUUID } from 'node:crypto';
import type { Log } from '@inktvis/foundation/log';
import type { Notices } from '@inktvis/outbox';
import type { Announcements } from '../../src/server/render-locals.ts';

/** Tells the other instances, through the database they share, of a webhook that reached this one (docs/decisions/005). */
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
