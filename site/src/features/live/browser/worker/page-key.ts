import { readLiveOptions } from '../../live-options.ts';

/**
 * Under which address a page of Live is kept: what its options make different is another page, all else in an address
 * (a screen's name, a campaign) is not. Null: not a page of Live, or one in an editor's frame.
 */
export function pageKey({ pathname, searchParams }: URL): string | null {
  const isForEditor = [...searchParams.keys()].some((name) => name.startsWith('_storyblok'));
  if (pathname !== '/live' || isForEditor) return null;
  const { screen, board, podium } = readLiveOptions(searchParams);
  const key = new URLSearchParams();
  if (screen) key.set('scherm', '1');
  if (podium !== null) key.set('podium', podium);
  if (board === 'signing') key.set('bord', 'signeren');
  return `${pathname}?${key}`;
}
