import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { fold } from '../places/fold.ts';
import { type Gazetteer, makeGazetteer } from '../places/gazetteer.ts';
import { type Place, placeLabel } from '../places/place.ts';
import postcodes from '../places/postcodes.csv?raw';
import { readPostcodes } from '../places/read-postcodes.ts';
import { middleOf, pointOf } from '../point.ts';
import { type Shop, shopOf } from './shop.ts';
import { nameShops, type ShopNames } from './shops-named.ts';

type Bookstores = readonly Story<'bookstore'>[];

/** All bookshops, and the places that a visitor can name. */
export type ShopIndex = {
  readonly shops: readonly Shop[];
  readonly gazetteer: Gazetteer;
  /** Made when somebody asks for a name. */
  names(): ShopNames<Story<'bookstore'>>;
};

/** The towns that have bookshops; each lies in the middle of its shops. */
export function townsOf(stories: Bookstores): readonly Place[] {
  const towns = new Map<string, Bookstores>();
  for (const story of stories) {
    const { postalCode, town } = story.content;
    if (!postalCode || !town) continue;
    const key = fold(placeLabel({ postalCode, name: town }));
    towns.set(key, [...(towns.get(key) ?? []), story]);
  }
  return [...towns.values()].flatMap((group) => {
    const point = middleOf(group.flatMap(({ content }) => pointOf(content) ?? []));
    const [first] = group;
    return first && point ? [{ postalCode: first.content.postalCode, name: first.content.town, point }] : [];
  });
}

const built = new WeakMap<Bookstores, ShopIndex>();

/** The content client hands out the same list until something is published: one index per version of the content. */
function indexOf(stories: Bookstores): ShopIndex {
  const known = built.get(stories);
  if (known) return known;
  let names: ShopNames<Story<'bookstore'>> | undefined;
  const index: ShopIndex = {
    shops: stories.map(shopOf),
    gazetteer: makeGazetteer([...readPostcodes(postcodes), ...townsOf(stories)]),
    names() {
      names ??= nameShops(stories);
      return names;
    },
  };
  built.set(stories, index);
  return index;
}

/** Reads all bookshops. */
export async function readShops(content: Pick<ContentClient, 'listing'>): Promise<Read<ShopIndex>> {
  const read = await content.listing('bookstore', { page: 1, perPage: Number.MAX_SAFE_INTEGER });
  return read.ok ? ok(indexOf(read.value.items)) : read;
}
