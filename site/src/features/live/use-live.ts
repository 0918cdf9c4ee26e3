import { useEffect, useEffectEvent, useState } from 'react';
import { initialLive, type LiveNow, startClockOnly, startLive } from './browser/engine.ts';
import type { LiveData, LiveOptions } from './live-data.ts';

/**
 * What the Live page shows, second by second. `first`: what the server put into the page, and what the first rendering
 * shows. `poll` false: only the clock runs, as in an editor's preview.
 */
export function useLive(first: LiveData, options: LiveOptions, poll: boolean): LiveNow {
  const [live, show] = useState(() => initialLive(first));
  const start = useEffectEvent(() =>
    poll ? startLive({ first, options, show }) : startClockOnly({ first, show }),
  );
  // Options come from the address: they do not change while the page is open.
  useEffect(() => start(), []);
  return live;
}
