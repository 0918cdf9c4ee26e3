import { useEffect, useEffectEvent, useState } from 'react';
import { startClockOnly, startLive } from './browser/live-engine.ts';
import { atFirst, type LiveNow } from './browser/live-now.ts';
import type { LiveData, LiveOptions } from './live-data.ts';

export type { LiveNow } from './browser/live-now.ts';

/**
 * What the Live page shows, second by second. `first`: what the server put into the page, and what the first rendering
 * shows. `poll` false: only the clock runs, as in an editor's preview.
 */
export function useLive(first: LiveData, options: LiveOptions, poll: boolean): LiveNow {
  const [live, show] = useState(() => atFirst(first));
  const start = useEffectEvent(() =>
    poll ? startLive({ first, options, show }) : startClockOnly({ first, show }),
  );
  // An address has one set of options: nothing starts anew while a page stands.
  useEffect(() => start(), []);
  return live;
}
