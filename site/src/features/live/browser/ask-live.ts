import type { LiveData } from '../live-data.ts';
import { isLiveData } from './is-live-data.ts';
import type { TimeAnswer } from './server-clock.ts';

/** `GET /api/live` once, with what the clock needs. Null: no good answer. Rejects without one, and when stopped. */
export async function askLive(
  podium: string | null,
  signal: AbortSignal,
): Promise<{ readonly data: LiveData; readonly time: TimeAnswer } | null> {
  const query = podium === null ? '' : `?${new URLSearchParams({ podium })}`;
  const sent = performance.now();
  const response = await fetch(`/api/live${query}`, { signal, cache: 'no-store' });
  const received = performance.now();
  if (!response.ok) return null;
  const data: unknown = await response.json();
  return isLiveData(data) ? { data, time: { sent, received, now: data.now } } : null;
}
