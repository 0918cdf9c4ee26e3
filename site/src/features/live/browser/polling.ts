import { isLiveData, type LiveData } from '../live-data.ts';
import type { TimeSample } from './clock.ts';

/** How often a screen polls, in ms; plus or minus a fifth, so that screens do not poll at the same moment. */
const INTERVAL_MS = 120_000;
const JITTER = 0.2;
const MIN_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;
const TIMEOUT_MS = 5_000;

/**
 * One `GET /api/live`, with what the clock needs. Null: no usable response. Rejects without network, and when aborted.
 */
export async function fetchLive(
  podium: string | null,
  signal: AbortSignal,
): Promise<{ readonly data: LiveData; readonly time: TimeSample } | null> {
  const query = podium === null ? '' : `?${new URLSearchParams({ podium })}`;
  const sent = performance.now();
  const response = await fetch(`/api/live${query}`, { signal, cache: 'no-store' });
  const received = performance.now();
  if (!response.ok) return null;
  const data: unknown = await response.json();
  return isLiveData(data) ? { data, time: { sent, received, now: data.now } } : null;
}

type PollingOptions = {
  /** One request; true when it succeeded. Rejecting counts as a failure. */
  readonly request: (signal: AbortSignal) => Promise<boolean>;
  /** From 0 up to 1. */
  readonly random: () => number;
};

type Polling = {
  /** Requests now, or again after the request in flight. */
  refresh(): void;
  stop(): void;
};

/** Polls at once, every two minutes, and with growing intervals while requests fail. One request at a time. */
export function startPolling({ request, random }: PollingOptions): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: AbortController | null = null;
  let isRepeatWanted = false;
  let failures = 0;
  let isStopped = false;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  }

  async function run(): Promise<void> {
    const controller = new AbortController();
    inFlight = controller;
    isRepeatWanted = false;
    const timeout = setTimeout(() => controller.abort(), TIMEOUT_MS);
    const succeeded = await request(controller.signal).catch(() => false);
    clearTimeout(timeout);
    inFlight = null;
    if (isStopped) return;
    failures = succeeded ? 0 : failures + 1;
    const interval = succeeded ? INTERVAL_MS : Math.min(MIN_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
    schedule(isRepeatWanted && succeeded ? 0 : interval * (1 - JITTER + 2 * JITTER * random()));
  }

  schedule(0);
  return {
    refresh() {
      if (isStopped) return;
      if (inFlight) isRepeatWanted = true;
      else schedule(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      inFlight?.abort();
    },
  };
}
