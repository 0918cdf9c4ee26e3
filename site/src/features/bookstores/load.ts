import type { Story } from '@inktvis/content';
import { OPEN_PARAMETER, OPEN_VALUE, PLACE_PARAMETER, withQuery } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { lists } from '@inktvis/messages/lists';
import { PAGE_SIZE, type Paging, paginate, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import { isOpenAt } from '../../cards/opening-hours.ts';
import { counted } from '../../cards/text.ts';
import type { MapPlace } from '../../ui/map/LeafletMap.tsx';
import type { PlaceMapProps } from '../../ui/map/PlaceMap.island.tsx';
import type { Load, ViewContext } from '../view.ts';
import type { BookstoreListProps } from './list/BookstoreList.tsx';
import { byLetter, pagesOf } from './list/letters.ts';
import { type Found, type Place, readShops } from './shop-finder.ts';
import { type DistantShop, hasPostcode, nearest, type Shop } from './shops.ts';

type Listed = {
  readonly list: BookstoreListProps;
  readonly paging: Paging;
  readonly heading: string;
  /** Its number of shops, where the list does not say it. */
  readonly count?: string;
  readonly error?: string;
  /** Places that the visitor may have meant, and what is asked above them. */
  readonly question?: string;
  readonly meant?: readonly Place[];
  /** What it is narrowed by, in words; the value that a chip removes. */
  readonly narrowed?: string;
  readonly chip?: string;
  /** By distance: the place in the field, and the shops on the map. */
  readonly near?: { readonly label: string; readonly onMap: readonly MapPlace[] };
  readonly storable: boolean;
};

export type BookstoresData = Omit<Listed, 'paging' | 'narrowed' | 'chip' | 'storable'> & {
  readonly typed: string;
  /** What the list is narrowed by, and the list without it. */
  readonly chips: readonly { readonly label: string; readonly href: string }[];
  readonly places: readonly Place[];
  readonly map: PlaceMapProps | null;
};

type Asked = {
  readonly story: Story<'bookstore_overview'>;
  readonly context: ViewContext;
  readonly onlyOpen: boolean;
  readonly typed: string;
  readonly among: (shops: readonly Shop[]) => readonly Shop[];
};

const MAP_WORDS = { title: bookstores.map_title, label: bookstores.map_label, failed: bookstores.map_failed };

/** A page of shops by letter: those of a name, or else all, with an error when what was typed is unknown. */
function letterList(
  found: Exclude<Found, { place: Place }> | null,
  all: readonly Shop[],
  { story, context: { url, now }, onlyOpen, typed, among }: Asked,
): Listed {
  const isNamed = found !== null && found.shops.length > 0;
  const isUnknown = found !== null && !isNamed;
  const shown = among(isNamed ? found.shops : all);
  const pages = pagesOf(byLetter(shown), PAGE_SIZE);
  const paging = pagingOf(pages.length, requestedPage(url.searchParams), 1);
  const emptyText = onlyOpen ? bookstores.open_now_empty : story.content.emptyText || lists.bookstores_empty;
  const openCount = counted(shown.length, bookstores.open_now_count_one, bookstores.open_now_count);
  return {
    list:
      pages.length === 0
        ? { kind: 'empty', text: emptyText }
        : { kind: 'letters', all: isNamed || onlyOpen ? null : all, pages, page: paging.page, url, now },
    paging,
    heading: bookstores.heading,
    count: onlyOpen ? openCount : undefined,
    error: isUnknown ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined,
    question: isUnknown ? bookstores.unknown_suggestions : bookstores.named_places,
    meant: found?.places,
    storable: found === null,
    ...(isNamed && {
      heading: bookstores.named_heading,
      count: counted(shown.length, bookstores.named_one, bookstores.named_many),
      narrowed: fill(bookstores.named_narrowed, { name: typed }),
      chip: typed,
    }),
  };
}

/** The shops from a place on: first those with its postcode, open ones before others, then the rest by distance. */
function placeList(place: Place, shops: readonly Shop[], { context, typed, among }: Asked): Listed {
  const { url, now } = context;
  const { label, postalCode } = place;
  const isHere = ({ shop }: DistantShop) => hasPostcode(shop, postalCode);
  const rank = (one: DistantShop) => (isHere(one) ? Number(!isOpenAt(one.shop.hours, now)) : 2);
  const found = nearest(among(shops), place.point).toSorted((a, b) => rank(a) - rank(b));
  const { items: rows, paging } = paginate(found, url.searchParams);
  const count = found.length;
  return {
    paging,
    heading: bookstores.nearest_heading,
    count: found.some(isHere)
      ? fill(bookstores.nearest_count_in, { count, postal: postalCode })
      : counted(count, bookstores.nearest_count_one, bookstores.nearest_count),
    list:
      count === 0
        ? { kind: 'empty', text: bookstores.open_now_empty }
        : { kind: 'rows', postalCode, rows, paging, url, now },
    narrowed: fill(bookstores.nearest_narrowed, { place: label }),
    chip: label,
    near: {
      label,
      onMap: rows.flatMap(({ shop: { point, title, href } }) => (point ? [{ point, title, href }] : [])),
    },
    // A place has one address that many visitors share; there is no end to the ways of typing it.
    storable: typed === label || typed === postalCode,
  };
}

export function listHref(path: string, typed: string, onlyOpen: boolean): string {
  const query = new URLSearchParams({
    ...(typed && { [PLACE_PARAMETER]: typed }),
    ...(onlyOpen && { [OPEN_PARAMETER]: OPEN_VALUE }),
  });
  return withQuery(path, query);
}

/** The bookshops: from a place on when the address names a known one, those of a name, or else all, by letter. */
export const loadBookstores: Load<'bookstore_overview', BookstoresData> = async (story, context) => {
  const read = await readShops(context.content);
  if (!read.ok) return read;
  const { shops, places, find } = read.value;
  const { url, now, map } = context;
  const typed = url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '';
  const onlyOpen = url.searchParams.get(OPEN_PARAMETER) === OPEN_VALUE && shops.length > 0;
  const among = (all: readonly Shop[]) => (onlyOpen ? all.filter(({ hours }) => isOpenAt(hours, now)) : all);
  const asked = { story, context, onlyOpen, typed, among };
  const found = typed === '' ? null : find(typed);
  const { paging, narrowed, chip, storable, ...listed } = found?.place
    ? placeList(found.place, shops, asked)
    : letterList(found, shops, asked);
  const onMap = listed.near?.onMap ?? [];
  return ok({
    paging,
    narrowed: [narrowed, onlyOpen && bookstores.open_now_narrowed].filter(Boolean).join(', ') || null,
    storable,
    data: {
      ...listed,
      typed: listed.near?.label ?? typed,
      chips: [
        ...(chip === undefined ? [] : [{ label: chip, href: listHref(url.pathname, '', onlyOpen) }]),
        ...(onlyOpen ? [{ label: bookstores.open_now, href: listHref(url.pathname, typed, false) }] : []),
      ],
      places,
      map: map && onMap.length > 0 ? { settings: map, places: onMap, words: MAP_WORDS } : null,
    },
  });
};
