import { systemClock } from '@inktvis/foundation/clock';
import type { LiveData, LiveOptions } from '../live-data.ts';
import { screenName } from '../live-options.ts';
import { askLive } from './ask-live.ts';
import { startFeed } from './feed.ts';
import { isKeptPage, keepPage } from './keep-page.ts';
import { createKept, storageOf } from './kept.ts';
import { isStale, type LiveNow } from './live-now.ts';
import { listenForNews } from './news-stream.ts';
import { startScreen } from './screen.ts';
import { createServerClock } from './server-clock.ts';
import { createStartWatch } from './start-watch.ts';
import { startTicker } from './ticker.ts';
import { withSlides } from './with-slides.ts';

type LiveProps = {
  /** What the server put into the page. */
  readonly first: LiveData;
  readonly options: LiveOptions;
  readonly show: (live: LiveNow) => void;
};

/** After a publication every screen asks, but not in the same moment; after a restart of the server even less. */
const SPREAD_MS = { changed: 1000, back: 5000 };

/** On the clock of `performance.now`: when the server's answer with this page came in. */
function whenPageCame(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
}

/** Runs the Live page in a browser: its clock, its data, and on a screen what keeps that going. Returns what ends it. */
export function startLive({ first, options, show }: LiveProps): () => void {
  const kept = createKept(
    storageOf(() => localStorage),
    options.podium,
  );
  const isOld = isKeptPage();
  const device = () => systemClock.now().getTime();
  const offset = isOld ? kept.offset() : null;
  const clock = createServerClock(
    () => performance.now(),
    offset === null
      ? { now: first.now, at: isOld ? performance.now() : whenPageCame() }
      : { now: device() + offset, at: performance.now() },
  );

  const earlier = kept.data(clock.now());
  let data = first;
  if (earlier && isOld && earlier.now > first.now) data = withSlides(earlier, first);
  else if (earlier) data = withSlides(first, first.slides === null ? earlier : first);
  let isOffline = isOld;
  let wakeLockRefused = false;
  let isEnded = false;

  const keep = () => {
    kept.keep(data);
    kept.keepOffset(clock.now() - device());
  };
  if (!isOld) keep();

  let second = 0;
  const draw = () => {
    const stale = isStale(second, data.now);
    show({ data, now: second, confirmedAt: data.now, isStale: stale, isOffline, wakeLockRefused });
  };

  const name = options.screen ? screenName(new URLSearchParams(location.search)) : null;
  const screen = options.screen
    ? startScreen({
        name,
        pageBuild: first.build,
        now: clock.now,
        onWakeLock(isRefused) {
          wakeLockRefused = isRefused;
          draw();
        },
      })
    : null;

  const hasStarted = createStartWatch();
  const feed = startFeed({
    random: Math.random,
    async ask(signal) {
      const answer = await askLive(options.podium, signal).catch(() => null);
      if (isEnded) return false;
      isOffline = answer === null;
      if (answer) {
        clock.sync(answer.time);
        data = withSlides(answer.data, data);
        keep();
      }
      screen?.report(clock.now() - data.now);
      ticker.again();
      draw();
      return answer !== null;
    },
  });
  const ticker = startTicker(clock.now, (now) => {
    second = now;
    draw();
    if (hasStarted(data, now)) feed.refresh();
    screen?.tick(data.build);
  });
  const stopListening = listenForNews({
    open: () => new EventSource('/api/live/stroom'),
    onNews: (reason) => feed.refresh(Math.random() * SPREAD_MS[reason]),
  });

  const look = () => {
    if (document.hidden) return;
    ticker.again();
    feed.refresh();
  };
  const asked = () => feed.refresh();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', asked);
  const stopKeeping = keepPage();

  return () => {
    isEnded = true;
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', asked);
    stopKeeping();
    stopListening();
    feed.stop();
    ticker.stop();
    screen?.stop();
  };
}

/** Only the clock, from the moment in the page: an editor's preview. */
export function startClockOnly({ first, show }: Pick<LiveProps, 'first' | 'show'>): () => void {
  const clock = createServerClock(() => performance.now(), { now: first.now, at: performance.now() });
  const ticker = startTicker(clock.now, (now) =>
    show({
      data: first,
      now,
      confirmedAt: now,
      isStale: false,
      isOffline: false,
      wakeLockRefused: false,
    }),
  );
  return ticker.stop;
}
