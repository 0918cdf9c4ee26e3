import { systemClock } from '@inktvis/foundation/clock';
import { minuteOf, nextMinute } from '@inktvis/programme/today';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The minute it is on the site (milliseconds since 1970). It begins with the instant at which the server
 * drew the page, and waits while a link or field inside `root` has the focus, so that nothing moves under a visitor's
 * hands. What only a jump gives the focus (`tabindex` -1: where 'Naar nu' leads) holds nothing up.
 */
export function useNow(drawnAt: number, clockShiftMs: number, root: RefObject<HTMLElement | null>): number {
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const current = systemClock.now().getTime() + clockShiftMs;
      const focused = document.activeElement;
      if (!root.current?.contains(focused) || focused?.matches('[tabindex="-1"]')) setNow(minuteOf(current));
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
  }, [clockShiftMs, root]);
  return now;
}
