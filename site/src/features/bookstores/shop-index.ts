import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { ok } from '@inktvis/foundation/result';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { pointOf } from '../../ui/map/point.ts';
import { middleOf } from './distance.ts';
import { byLetter, type Letter, pagesOf } from './list/letters.ts';
import { createPlaceFinder, fold, type Place, type PlaceFinder, placeLabel } from './places.ts';
import { indexShopNames, type ShopNames } from './shop-names.ts';
import { type Shop, shopOf } from './shops.ts';

type Bookstores = readonly Story<'bookstore'>[];

/** All bookshops, and the places that a visitor can name. */
export type ShopIndex = {
  readonly shops: readonly Shop[];
  readonly findPlace: PlaceFinder;
  /** The pages of all shops by letter; built on the first call. */
  letterPages(): readonly (readonly Letter[])[];
  /** The shops by name; built on the first call. */
  names(): ShopNames<Story<'bookstore'>>;
};

/** The towns that have bookshops, each in the middle of its shops. */
function townsOf(stories: Bookstores): readonly Place[] {
  const placed = stories.filter(({ content }) => content.postalCode && content.town);
  const groups = Map.groupBy(placed, ({ content: { postalCode, town } }) =>
    fold(placeLabel({ postalCode, name: town })),
  );
  return [...groups.values()].flatMap((group) => {
    const point = middleOf(group.flatMap(({ content }) => pointOf(content) ?? []));
    const [first] = group;
    return first && point ? [{ postalCode: first.content.postalCode, name: first.content.town, point }] : [];
  });
}

/** One index per version of the content. */
const indexOf = memoizeByObject((stories: Bookstores): ShopIndex => {
  let names: ShopNames<Story<'bookstore'>> | undefined;
  let pages: ReturnType<ShopIndex['letterPages']> | undefined;
  const shops = stories.map(shopOf);
  return {
    shops,
    findPlace: createPlaceFinder(townsOf(stories)),
    letterPages() {
      pages ??= pagesOf(byLetter(shops), PAGE_SIZE);
      return pages;
    },
    names() {
      names ??= indexShopNames(stories);
      return names;
    },
  };
});

/** Reads all bookshops; an error when the content service does not respond. */
export async function readShops(content: Pick<ContentClient, 'listing'>): Promise<Read<ShopIndex>> {
  const read = await content.listing('bookstore', { page: 1, perPage: Number.MAX_SAFE_INTEGER });
  return read.ok ? ok(indexOf(read.value.items)) : read;
}
