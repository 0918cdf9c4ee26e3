import { systemClock } from '@inktvis/foundation/clock';
import { storageOf } from '../../../browser/storage.ts';
import { type LiveData, type LiveOptions, withSlides } from '../live-data.ts';
import { createStartDetector } from '../live-state.ts';
import { createServerClock, type ServerClock, startTicker } from './clock.ts';
import { fetchLive, startPolling } from './polling.ts';
import { startScreen } from './screen.ts';
import { createStoredData, type StoredData } from './stored-data.ts';
import { isStoredPage, storeThisPage } from './stored-page.ts';

/** What the Live page knows at a second. Instants are the server's, in epoch ms. */
export type LiveNow = {
  readonly data: LiveData;
  /** Changes once a second, on the second. */
  readonly now: number;
  /** When the server last confirmed `data`. */
  readonly confirmedAt: number;
  /** Not confirmed for ten minutes. */
  readonly isStale: boolean;
  /** The last request failed. */
  readonly isOffline: boolean;
  /** This device may dim the display of a screen. */
  readonly wakeLockRefused: boolean;
};

type LiveProps = {
  /** What the server put into the page. */
  readonly first: LiveData;
  readonly options: LiveOptions;
  readonly show: (live: LiveNow) => void;
};

/** requirements D10: 'Bijgewerkt om 14.32' only when older. */
const STALE_MS = 10 * 60_000;

/** How often a screen asks whether something was published, in ms. */
const LOOK_MS = 4000;

const deviceTime = () => systemClock.now().getTime();
const deviceClocks = { monotonic: () => performance.now(), device: deviceTime };

/** On the clock of `performance.now`: when the server's response with this page began. */
function pageReceivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
}

/** The server's clock: from the page, or for a stored page from the device's clock and its known offset. */
function startClock(
  first: LiveData,
  { offset, isStored, onLeap }: { offset: number | null; isStored: boolean; onLeap: () => void },
): ServerClock {
  const at = isStored ? performance.now() : pageReceivedAt();
  const start =
    offset === null ? { now: first.now, at } : { now: deviceTime() + offset, at: performance.now() };
  return createServerClock({ ...deviceClocks, start, onLeap });
}

/** What to show first: the newest of the page and the stored data, with slides from wherever there are some. */
function firstData(first: LiveData, stored: LiveData | null, isStored: boolean): LiveData {
  if (!stored) return first;
  if (first.isUnread || (isStored && stored.now > first.now)) return withSlides(stored, first);
  return withSlides(first, first.slides === null ? stored : first);
}

/** The data of the page, stored at each change, and what the page shows of it. */
function createLiveState({ first, options, show }: LiveProps, onLeap: () => void) {
  const isStored = isStoredPage();
  const stored: StoredData = createStoredData(storageOf('localStorage'), options.podium);
  const clock = startClock(first, { offset: isStored ? stored.offset() : null, isStored, onLeap });
  let data = firstData(first, stored.data(clock.now()), isStored);
  let second = 0;
  let isOffline = isStored || first.isUnread === true;
  let wakeLockRefused = false;

  const save = () => {
    stored.saveData(data);
    stored.saveOffset(clock.now() - deviceTime());
  };
  if (!isStored && !data.isUnread) save();

  const draw = () => {
    const isStale = second - data.now > STALE_MS;
    show({ data, now: second, confirmedAt: data.now, isStale, isOffline, wakeLockRefused });
  };
  return {
    clock,
    data: () => data,
    draw,
    onSecond(now: number) {
      second = now;
      draw();
    },
    onWakeLock(isRefused: boolean) {
      wakeLockRefused = isRefused;
      draw();
    },
    onResponse(response: Awaited<ReturnType<typeof fetchLive>>) {
      isOffline = response === null;
      if (!response) return;
      clock.sync(response.time);
      data = withSlides(response.data, data);
      save();
    },
  };
}

/** Calls `refresh` when the page is visible again, and when the network is back. */
function refreshOnReturn(refresh: () => void, onVisible: () => void): () => void {
  const onVisibility = () => {
    if (document.hidden) return;
    onVisible();
    refresh();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', refresh);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', refresh);
  };
}

/** Calls `onChange` when the content has another version than before (`GET /live/stand.json`). */
function watchPublications(onChange: () => void): () => void {
  let known: string | null = null;
  async function look(): Promise<void> {
    if (document.hidden) return;
    const response = await fetch('/live/stand.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LOOK_MS),
    }).catch(() => null);
    const version = response?.ok ? await response.text() : known;
    if (known !== null && version !== known) onChange();
    known = version;
  }
  void look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** Runs the Live page in a browser: its clock, its data, and on a screen what keeps it running. Returns what ends it. */
export function startLive(props: LiveProps): () => void {
  const { first, options } = props;
  // What is known when the device wakes is old: the page asks at once.
  const live = createLiveState(props, () => polling.refresh());
  const { clock } = live;
  let isEnded = false;

  const screen = options.screen
    ? startScreen({
        pageBuild: first.build,
        now: clock.now,
        onWakeLock: live.onWakeLock,
      })
    : null;
  const polling = startPolling({
    random: Math.random,
    async request(signal) {
      const response = await fetchLive(options.podium, signal).catch(() => null);
      if (isEnded) return false;
      live.onResponse(response);
      ticker.tickNow();
      live.draw();
      return response !== null;
    },
  });
  const hasStarted = createStartDetector();
  const ticker = startTicker(clock.now, (now) => {
    live.onSecond(now);
    if (hasStarted(live.data(), now)) polling.refresh();
    screen?.tick(live.data().build);
  });
  const stops = [
    watchPublications(() => polling.refresh()),
    refreshOnReturn(() => polling.refresh(), ticker.tickNow),
    storeThisPage(),
    polling.stop,
    ticker.stop,
    () => screen?.stop(),
  ];
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
  };
}

/** Only the clock, from the time in the page: an editor's preview. */
export function startClockOnly({ first, show }: Pick<LiveProps, 'first' | 'show'>): () => void {
  const start = { now: first.now, at: performance.now() };
  const clock = createServerClock({ ...deviceClocks, start, onLeap: () => {} });
  const ticker = startTicker(clock.now, (now) => show({ ...initialLive(first), now, confirmedAt: now }));
  return ticker.stop;
}

/** What the server rendered: the same in the browser's first rendering. */
export const initialLive = (data: LiveData): LiveNow => ({
  data,
  now: Math.floor(data.now / 1000) * 1000,
  confirmedAt: data.now,
  isStale: false,
  isOffline: false,
  wakeLockRefused: false,
});
