import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { paginate } from '@inktvis/programme/pagination';
import type { ViewContext } from '../../view.ts';
import { mapPlaces, nearestFirst } from '../locator/StoreLocator.island.tsx';
import { type Place, placeLabel } from '../places.ts';
import type { ShopIndex } from '../shop-index.ts';
import { listedShop, nearest, openFirst, postalCodeOf, type Shop, storeRow } from '../shops.ts';
import {
  asked,
  type BookstorePage,
  basis,
  listHref,
  narrowedBy,
  type Overview,
  openShops,
  truthfulUntil,
} from './parts.ts';

const { bookstores } = messages;

/** The shops from a place on: first those with its postcode, then the others by distance. */
export function placePage(
  place: Place,
  { shops }: ShopIndex,
  story: Overview,
  context: ViewContext,
): BookstorePage {
  const { url, now, map } = context;
  const { onlyOpen } = asked(context);
  const shared = basis(story, context);
  const { postalCode } = place;
  const shown = onlyOpen ? openShops(shops, now) : shops;
  const isHome = (shop: Shop) => postalCode !== '' && postalCodeOf(shop) === postalCode;
  const home = openFirst(shown.filter(isHome).map((shop) => listedShop(shop, now)));
  const further = nearest(shown, place.point).filter(({ shop }) => !isHome(shop));
  const { items, paging } = paginate([...home, ...further], url.searchParams);
  const rows = items.flatMap((item) => ('shop' in item ? [storeRow(item, now)] : []));
  const homeRows = items.flatMap((item) => ('shop' in item ? [] : [item]));
  const label = placeLabel(place);
  const [start] = shared.hero.trail;
  const trail = [
    ...(start ? [start] : []),
    { title: story.content.title, href: url.pathname },
    { title: bookstores.nearest_title },
  ];
  const count =
    home.length > 0
      ? fill(bookstores.nearest_count_in, { count: shown.length, postal: postalCode })
      : nearestFirst(shown.length);
  const placeChip = { label, href: listHref(shared.path, '', onlyOpen) };
  return {
    paging,
    narrowed: narrowedBy([
      fill(bookstores.nearest_narrowed, { place: label }),
      onlyOpen && bookstores.open_now_narrowed,
    ]),
    // A place has one address that many visitors share; there is no end to the ways of typing it.
    storable: shared.typed === label || shared.typed === place.postalCode,
    freshUntil: truthfulUntil(shops, now),
    data: {
      props: {
        ...shared,
        hero: { title: bookstores.nearest_title, intro: bookstores.nearest_intro, trail },
        typed: label,
        places: map ? mapPlaces([...homeRows, ...rows]) : [],
        chips: [placeChip, ...shared.chips],
        list: { heading: bookstores.nearest_heading, count },
      },
      list:
        items.length === 0
          ? { kind: 'empty', text: bookstores.open_now_empty }
          : { kind: 'rows', home: { postalCode, shops: homeRows }, rows, paging, url },
    },
  };
}
