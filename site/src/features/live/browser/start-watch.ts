import type { LiveData, LiveItem } from '../live-data.ts';
import { upcomingItems } from '../live-state.ts';

/**
 * Tells when the first upcoming item begins: true once per item, also when the second itself was missed
 * (requirements 4: 'reached or passed since the last check'). `now` in epoch ms.
 */
export function createStartWatch(): (data: Pick<LiveData, 'items'>, now: number) => boolean {
  let awaited: LiveItem | undefined;
  let handled: string | undefined;
  return (data, now) => {
    const began = awaited && awaited.start <= now && awaited.id !== handled ? awaited : undefined;
    if (began) handled = began.id;
    [awaited] = upcomingItems(data, now);
    return began !== undefined;
  };
}
