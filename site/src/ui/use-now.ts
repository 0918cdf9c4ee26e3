import { systemClock } from '@inktvis/foundation/clock';
import { minuteOf, nextMinute } from '@inktvis/programme/today';
import { useEffect, useRef, useState } from 'react';

/** The minute on the site (ms since 1970), from when the server drew it. It waits while the keyboard has the focus inside `root`. */
export function useNow<Root extends HTMLElement>(drawnAt: number, clockShiftMs: number) {
  const root = useRef<Root>(null);
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const current = systemClock.now().getTime() + clockShiftMs;
      const focused = root.current?.querySelector(':focus-visible:not([tabindex="-1"])');
      if (!focused) setNow(minuteOf(current));
      timer = setTimeout(tick, nextMinute(current) - current);
    };
    tick();
    // A phone that was in a pocket runs no timers.
    document.addEventListener('visibilitychange', tick, { signal });
    root.current?.addEventListener('focusout', () => setTimeout(tick), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [clockShiftMs]);
  return { now, root };
}
