import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import type { LiveOptions } from './live-data.ts';

/** `?scherm=1` or `?scherm=naam`, `&podium=slug`, `&bord=signeren`: what the address of the Live page asks for. */
export function readLiveOptions(search: URLSearchParams): LiveOptions {
  return {
    screen: Boolean(search.get(LIVE_PARAMETERS.screen)),
    board: search.get(LIVE_PARAMETERS.board) === 'signeren' ? 'signing' : 'programme',
    podium: search.get(LIVE_PARAMETERS.stage) || null,
  };
}

/** The name under which a screen reports itself: `?scherm=naam`. Null for `1`: that screen does not report. */
export function screenName(search: URLSearchParams): string | null {
  const name = search.get(LIVE_PARAMETERS.screen)?.toLowerCase() ?? '';
  return name !== '1' && isScreenName(name) ? name : null;
}

/** Names are short and plain: anybody can send one, and the organiser reads them. */
export const isScreenName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?$/.test(name);
