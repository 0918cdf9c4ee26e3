import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import type { LiveOptions } from './live-data.ts';

/** `?scherm=1`, `&podium=slug`, `&bord=signeren`: what the address of the Live page asks for. */
export function readLiveOptions(search: URLSearchParams): LiveOptions {
  return {
    screen: Boolean(search.get(LIVE_PARAMETERS.screen)),
    board: search.get(LIVE_PARAMETERS.board) === 'signeren' ? 'signing' : 'programme',
    podium: search.get(LIVE_PARAMETERS.stage) || null,
  };
}
