import { systemClock } from '@inktvis/foundation/clock';
import { bookstores } from '@inktvis/messages/bookstores';
import { nearest } from '../shops/nearest.ts';
import { askPosition } from './ask-position.ts';
import { drawList } from './draw-list.ts';
import { fetchShops } from './read-shops.ts';

/** The site's clock may be ahead of the real one (`SITE_NOW`); the page says how far. */
const siteNow = ({ dataset }: HTMLElement) =>
  new Date(systemClock.now().getTime() + (Number(dataset.clockShift) || 0));

/**
 * Lists the shops by distance from where the visitor is, in the place of `region`'s list. The distances are reckoned
 * here, from the same list of shops that everybody gets. `say` announces what goes on.
 */
export async function listByPosition(
  region: HTMLElement,
  template: HTMLTemplateElement,
  say: (words: string) => void,
): Promise<void> {
  say(bookstores.near_me_asking);
  const position = await askPosition();
  if (position.kind === 'denied') return say(bookstores.near_me_denied);
  if (position.kind === 'failed') return say(bookstores.near_me_failed);
  const shops = await fetchShops(region.dataset.nearResults ?? '');
  if (!shops) return say(bookstores.near_me_failed);
  drawList(region, template, nearest(shops, position.point), siteNow(region));
  say('');
  document.querySelector<HTMLElement>('#resultaten')?.focus();
}
