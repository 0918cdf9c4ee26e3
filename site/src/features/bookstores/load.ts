import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { type Paging, paginate } from '@inktvis/programme/pagination';
import type { MapSettings } from '../../ui/map/map-settings.ts';
import { type ListingData, listingOf } from '../listing.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';
import { PLACE_PARAMETER } from './locator-address.ts';
import type { FoundPlace } from './places/gazetteer.ts';
import { isCalled, type Place, placeLabel } from './places/place.ts';
import { type NearRowProps, nearRow } from './rows/bookstore-row.ts';
import { nearest } from './shops/nearest.ts';
import { readShops, type ShopIndex } from './shops/shop-index.ts';

/** All shops, those near a place, or those of a name; `typed` is what the field says. */
export type BookstoresData = { readonly typed: string; readonly map: MapSettings | null } & (
  | {
      readonly kind: 'all';
      readonly listing: ListingData<'bookstore'>;
      /** What was typed is no place, or several. */
      readonly missed: Exclude<FoundPlace, { kind: 'found' }> | null;
    }
  | {
      readonly kind: 'near';
      readonly place: Place;
      readonly rows: readonly NearRowProps[];
      readonly total: number;
      readonly paging: Paging;
    }
  | {
      readonly kind: 'named';
      readonly items: readonly Story<'bookstore'>[];
      readonly total: number;
      readonly paging: Paging;
      /** Places that may have been meant instead. */
      readonly places: readonly Place[];
    }
);

type Typed = Pick<BookstoresData, 'typed' | 'map'>;

function nearPage(
  place: Place,
  shops: Parameters<typeof nearest>[0],
  { now, url }: ViewContext,
  { typed, map }: Typed,
): Loaded<BookstoresData> {
  const found = nearest(shops, place.point);
  const { items, paging } = paginate(found, url.searchParams);
  const label = placeLabel(place);
  const rows = items.map((one) => nearRow(one, now));
  return {
    data: { kind: 'near', typed: label, map, place, rows, total: found.length, paging },
    paging,
    narrowed: fill(messages.bookstores.near_narrowed, { place: label }),
    // A place has one address that others ask for too; the ways to type it are without number.
    keep: typed === label || typed === place.postalCode,
  };
}

function namedPage(
  shops: readonly Story<'bookstore'>[],
  found: FoundPlace,
  { url }: ViewContext,
  asked: Typed,
): Loaded<BookstoresData> {
  const { items, paging } = paginate(shops, url.searchParams);
  const places = found.kind === 'found' ? [found.place] : found.kind === 'unknown' ? found.suggestions : [];
  return {
    data: { kind: 'named', ...asked, items, total: shops.length, paging, places },
    paging,
    narrowed: fill(messages.bookstores.named_narrowed, { name: asked.typed }),
    keep: false,
  };
}

/**
 * What was typed, understood: a place that was called by its name or postcode goes before shops of that name, and
 * those go before what a place or a shop may have been mistyped for.
 */
function understood({ gazetteer, names }: ShopIndex, typed: string) {
  const found = gazetteer.find(typed);
  const isPlace = found.kind === 'several' || (found.kind === 'found' && isCalled(found.place, typed));
  const named = isPlace ? [] : names().named(typed);
  if (named.length > 0 || found.kind === 'found' || isPlace) return { found, named };
  return { found, named: names().resembling(typed) };
}

/** The bookshops: by distance when the address names a place that we know, those of a name, else page by page. */
export const loadBookstores: Load<'bookstore_overview', BookstoresData> = async (story, context) => {
  const typed = context.url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '';
  const asked: Typed = { typed, map: context.map };
  const listing = await listingOf<'bookstore_overview', 'bookstore'>('bookstore')(story, context);
  if (!listing.ok) return listing;
  const all = { ...listing.value, data: { kind: 'all', ...asked, listing: listing.value.data } } as const;
  if (typed === '') return ok({ ...all, data: { ...all.data, missed: null } });

  const read = await readShops(context.content);
  if (!read.ok) return read;
  const { found, named } = understood(read.value, typed);
  if (named.length > 0) return ok(namedPage(named, found, context, asked));
  return found.kind === 'found'
    ? ok(nearPage(found.place, read.value.shops, context, asked))
    : ok({ ...all, keep: false, data: { ...all.data, missed: found } });
};
