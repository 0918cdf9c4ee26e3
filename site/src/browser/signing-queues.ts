import { isObject } from '@inktvis/foundation/json';
import type { ShownQueue, SigningQueues } from '@inktvis/programme/signing-queue';
import { deadline } from './deadline.ts';

const POLL_MS = 2000;

const listeners = new Map<() => void, string>();
/** `ahead`: how far the server's clock is ahead of this one, in ms. */
let known: (SigningQueues & { readonly ahead: number }) | null = null;
let isPolling = false;

const isQueues = (value: unknown): value is SigningQueues => isObject(value) && isObject(value.queues);

/** Asks again as long as a moment of today is on the page. */
async function poll(): Promise<void> {
  if (!document.hidden) {
    const data: unknown = await fetch('/wachtrij.json', { cache: 'no-store', signal: deadline(POLL_MS) })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (isQueues(data)) known = { ...data, ahead: data.now - Date.now() };
    for (const listener of [...listeners.keys()]) listener();
  }
  const { day } = known ?? {};
  const isWanted = listeners.size > 0 && (day === undefined || [...listeners.values()].includes(day));
  isPolling = isWanted;
  if (isWanted) setTimeout(poll, POLL_MS);
}

/** Calls `onChange` whenever a queue may have changed, as long as `day` is today; returns what ends it. */
export function watchQueues(day: string, onChange: () => void): () => void {
  listeners.set(onChange, day);
  if (!isPolling) setTimeout(poll);
  isPolling = true;
  return () => void listeners.delete(onChange);
}

/** The queue at a moment now, also without network: a figure grows old by itself. */
export function queueOf(moment: string): ShownQueue | null {
  const queue = known?.queues[moment];
  const now = Date.now() + (known?.ahead ?? 0);
  if (!queue || now >= queue.end) return null;
  return now < queue.until ? queue.shown : queue.later;
}
