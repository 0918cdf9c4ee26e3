import { isObject } from '@inktvis/foundation/json';
import { isLiveData, type LiveData, type LiveOptions } from '../live-data.ts';
import { createStartDetector } from '../live-state.ts';
import { deviceTime, startClock } from './clock.ts';
import { startPolling } from './polling.ts';
import { startReloader } from './reload.ts';
import { isStoredPage, readStoredData, readStoredOffset, storeData, storeThisPage } from './stored-data.ts';
import { keepAwake, startWatchdog } from './unattended.ts';

/** What the Live page knows at a second (epoch ms of the server). */
export type LiveNow = {
  readonly data: LiveData;
  readonly now: number;
  /** `data` was not confirmed for ten minutes. */
  readonly isStale: boolean;
  readonly wakeLockRefused: boolean;
};

/** How often a screen asks for its data, and whether something was published, in ms. */
const [DATA_MS, VERSION_MS] = [120_000, 4000];
/** requirements D10: 'Bijgewerkt om 14.32' only when older. */
const STALE_MS = 10 * 60_000;
/** A clock that moves by more than this from one second to the next: the device slept, or its date was set. */
const LEAP_MS = 30_000;

/** How far the server's clock is ahead of the device's: by the page, or for a stored page what was known before. */
function startOffset(first: LiveData, isStored: boolean): number {
  if (isStored) return readStoredOffset() ?? first.now - deviceTime();
  const [navigation] = performance.getEntriesByType('navigation');
  const isTimed = navigation instanceof PerformanceNavigationTiming;
  const age = isTimed ? performance.now() - navigation.responseStart : 0;
  return first.now + age - deviceTime();
}

/** The show goes on with the older slides where the newer could not be read. */
const withSlides = (newer: LiveData, older: LiveData): LiveData => ({
  ...newer,
  slides: newer.slides ?? older.slides,
});

function firstData(first: LiveData, stored: LiveData | null, isStored: boolean): LiveData {
  if (!stored) return first;
  const isStoredNewer = first.isUnread || (isStored && stored.now > first.now);
  return isStoredNewer ? withSlides(stored, first) : withSlides(first, stored);
}

/** One `GET /api/live`, with what the clock needs; null: no usable response. Rejects without network, and when aborted. */
async function fetchLive({ podium }: LiveOptions, signal: AbortSignal) {
  const query = podium === null ? '' : `?${new URLSearchParams({ podium })}`;
  const sent = deviceTime();
  const response = await fetch(`/api/live${query}`, { signal, cache: 'no-store' });
  const received = deviceTime();
  const data: unknown = response.ok ? await response.json() : null;
  return isObject(data) && typeof data.build === 'string' ? { data, sent, received } : null;
}

function watchPublications(onChange: () => void, ended: AbortSignal): void {
  let known: string | null = null;
  async function look(signal: AbortSignal): Promise<true> {
    if (document.hidden) return true;
    // Without network, or when a response breaks off, what is known stays.
    const version = await fetch('/live/stand.json', { cache: 'no-store', signal })
      .then((response) => (response.ok ? response.text() : known))
      .catch(() => known);
    if (known !== null && version !== known) onChange();
    known = version;
    return true;
  }
  startPolling(look, VERSION_MS, ended);
}

/** Runs the Live page in a browser: its clock, its data, and on a screen what keeps it running. Returns what ends it. */
export function startLive(first: LiveData, options: LiveOptions, show: (live: LiveNow) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const isStored = isStoredPage();
  const offset = startOffset(first, isStored);
  const made = { build: first.build, podium: options.podium };
  let data = firstData(first, readStoredData(made, deviceTime() + offset), isStored);
  let second = 0;
  let wakeLockRefused = false;

  if (!isStored && !data.isUnread) storeData(data, options, offset);

  const draw = () => show({ data, now: second, isStale: second - data.now > STALE_MS, wakeLockRefused });

  async function readData(timeout: AbortSignal): Promise<boolean> {
    const response = await fetchLive(options, timeout).catch(() => null);
    if (signal.aborted) return false;
    reloader.onBuild(response !== null && response.data.build !== first.build);
    if (response && isLiveData(response.data, first.build)) {
      data = withSlides(response.data, data);
      clock.sync({ ...response, now: data.now });
      storeData(data, options, clock.now() - deviceTime());
    }
    return response !== null;
  }

  function onSecond(now: number): void {
    // What is known when the device wakes is old.
    if (second > 0 && !document.hidden && Math.abs(now - second) > LEAP_MS) refresh();
    second = now;
    draw();
    if (hasStarted(data, now)) refresh();
    beat?.();
    reloader.onSecond(now);
  }

  const hasStarted = createStartDetector();
  const reloader = startReloader(() => clock.now(), signal);
  const beat = options.screen ? startWatchdog(reloader.rescue, signal) : undefined;
  const refresh = startPolling(readData, DATA_MS, signal);
  const clock = startClock(offset, onSecond, signal);
  watchPublications(refresh, signal);
  storeThisPage();

  function onVisible(): void {
    if (document.hidden) return;
    clock.tick();
    refresh();
  }
  function onWakeLock(isRefused: boolean): void {
    wakeLockRefused = isRefused;
    draw();
  }
  addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  if (options.screen) keepAwake(onWakeLock, signal);
  return () => ended.abort();
}

/** What the server renders, and the browser first. */
export const initialLive = (data: LiveData): LiveNow => ({
  data,
  now: Math.floor(data.now / 1000) * 1000,
  isStale: false,
  wakeLockRefused: false,
});
