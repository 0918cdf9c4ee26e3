import { isObject } from '@inktvis/foundation/json';
import { queueState, type ShownQueue, type SigningQueues } from '@inktvis/programme/signing-queue';
import { deadline } from './deadline.ts';

const POLL_MS = 2000;

const listeners = new Map<() => void, string>();
/** `ahead`: how far the server's clock is ahead of this one, in ms. */
let known: (SigningQueues & { readonly ahead: number }) | null = null;
let shown: ReadonlyMap<string, ShownQueue> = new Map();
let isPolling = false;

/** What is to be shown changes with time too, also without network. */
function show(): void {
  if (!known) return;
  const now = Date.now() + known.ahead;
  const next = Object.entries(known.queues).flatMap(([moment, { time, end, ...report }]) => {
    const state = queueState(report, end, now);
    const before = shown.get(moment);
    if (!state) return [];
    return [[moment, before?.state === state && before.time === time ? before : { state, time }] as const];
  });
  const hasChanged = next.length !== shown.size || next.some(([moment, one]) => shown.get(moment) !== one);
  shown = new Map(next);
  if (hasChanged) for (const listener of [...listeners.keys()]) listener();
}

const isQueues = (value: unknown): value is SigningQueues => isObject(value) && isObject(value.queues);

/** Asks again as long as a moment of today is on the page. */
async function poll(): Promise<void> {
  if (!document.hidden) {
    const data: unknown = await fetch('/wachtrij.json', { cache: 'no-store', signal: deadline(POLL_MS) })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (isQueues(data)) known = { ...data, ahead: data.now - Date.now() };
    show();
  }
  const { day } = known ?? {};
  const isWanted = listeners.size > 0 && (day === undefined || [...listeners.values()].includes(day));
  isPolling = isWanted;
  if (isWanted) setTimeout(poll, POLL_MS);
}

/** Calls `onChange` when a queue changes, as long as `day` is today; returns what ends it. */
export function watchQueues(day: string, onChange: () => void): () => void {
  listeners.set(onChange, day);
  if (!isPolling) setTimeout(poll);
  isPolling = true;
  return () => void listeners.delete(onChange);
}

/** What is known of a moment's queue; the same object until it changes. */
export const queueOf = (moment: string): ShownQueue | null => shown.get(moment) ?? null;
