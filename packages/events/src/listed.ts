import { createRecent } from './recent.ts';
import type { TouringEvent } from './touring-event.ts';

const MOST = 2000;

/**
 * Events by slug as the lists had them. A list comes with whole events, so that the pages it leads to cost no question
 * while it is fresh, and still open when the source fails.
 */
export function createListed(freshMs: number, now: () => number = () => performance.now()) {
  const known = createRecent<{ readonly event: TouringEvent; readonly at: number }>(MOST);
  return {
    /** Events that came from the source now. */
    learn(events: readonly TouringEvent[]): void {
      for (const event of events) known.set(event.slug, { event, at: now() });
    },
    /** Events of a last good copy: only where nothing better is known. */
    fillIn(events: readonly TouringEvent[]): void {
      for (const event of events) {
        if (!known.get(event.slug)) known.set(event.slug, { event, at: Number.NEGATIVE_INFINITY });
      }
    },
    forget: (slug: string): void => known.delete(slug),
    fresh(slug: string): TouringEvent | undefined {
      const found = known.get(slug);
      return found && now() - found.at < freshMs ? found.event : undefined;
    },
    any: (slug: string): TouringEvent | undefined => known.get(slug)?.event,
  };
}
