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

type Bookstores = readonly Story<'bookstore'>[];

/** All bookshops, and the places that a visitor can name. */
export type ShopIndex = {
  readonly stories: Bookstores;
  readonly shops: readonly Shop[];
  readonly gazetteer: Gazetteer;
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

const built = new WeakMap<Story<'bookstore'>, { readonly stories: Bookstores; readonly index: ShopIndex }>();

/**
 * The index of the bookshops as the content client gave them. Its stories are the same objects until something is
 * published, so there is one index per version of the content.
 */
function indexOf(stories: Bookstores): ShopIndex {
  const [first] = stories;
  const known = first && built.get(first);
  const isSame = known?.stories.length === stories.length && known.stories.at(-1) === stories.at(-1);
  if (known && isSame) return known.index;
  const index = {
    stories,
    shops: stories.map(shopOf),
    gazetteer: makeGazetteer([...readPostcodes(postcodes), ...townsOf(stories)]),
  };
  if (first) built.set(first, { stories, index });
  return index;
}

/** Reads all bookshops. */
export async function readShops(content: Pick<ContentClient, 'listing'>): Promise<Read<ShopIndex>> {
  const read = await content.listing('bookstore', { page: 1, perPage: Number.MAX_SAFE_INTEGER });
  return read.ok ? ok(indexOf(read.value.items)) : read;
}
