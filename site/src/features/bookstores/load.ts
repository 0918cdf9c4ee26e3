import type { Story } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { OPEN_PARAMETER, OPEN_VALUE, PLACE_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { lists } from '@inktvis/messages/lists';
import { PAGE_SIZE, type Paging, paginate, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import { isOpenAt, openingState, openingWords } from '../../cards/opening-hours.ts';
import { counted } from '../../cards/text.ts';
import { heroArm, heroOf } from '../../layout/hero/PageHero.tsx';
import { relatedOf } from '../listing.ts';
import type { Load, ViewContext } from '../view.ts';
import type { BookstoreListProps } from './list/BookstoreList.tsx';
import { byLetter, pagesOf } from './list/letters.ts';
import { mapPlaces, nearestFirst, type StoreLocatorProps } from './locator/StoreLocator.island.tsx';
import { type Found, type Place, placeLabel, readShops } from './shop-finder.ts';
import { type DistantShop, isIn, nearest, type Shop, shopOf } from './shops.ts';

/** The page of the bookshops: the island, and the first list, which stays as the server drew it. */
export type StoreLocatorPage = { readonly props: StoreLocatorProps; readonly list: BookstoreListProps };

/** What a search makes of the page. */
type Listed = Pick<StoreLocatorProps, 'heading' | 'count' | 'error'> &
  Partial<Pick<StoreLocatorProps, 'places'>> & {
    readonly list: BookstoreListProps;
    readonly paging: Paging;
    /** Places that the visitor may have meant. */
    readonly question?: string;
    readonly meant?: readonly Place[];
    /** What it is narrowed by, in words; the value that a chip removes. */
    readonly narrowed?: string;
    readonly chip?: string;
    readonly storable: boolean;
  };

type Asked = {
  readonly story: Story<'bookstore_overview'>;
  readonly context: ViewContext;
  readonly onlyOpen: boolean;
  readonly typed: string;
  /** Those that are open, where only those are asked for. */
  readonly among: (shops: readonly Shop[]) => readonly Shop[];
};

/** What is said above places that a visitor may have meant. */
const QUESTIONS = {
  named: bookstores.named_places,
  several: bookstores.several_places,
  unknown: bookstores.unknown_suggestions,
} as const;

/** A page of shops by letter: those of a name, or else all, with what was typed when that is unknown or several places. */
function letterList(
  found: Exclude<Found, { kind: 'place' }> | null,
  all: readonly Shop[],
  { story, context: { url, now }, onlyOpen, typed, among }: Asked,
): Listed {
  const isNamed = found?.kind === 'named';
  const shown = among(isNamed ? found.shops : all);
  const pages = pagesOf(byLetter(shown), PAGE_SIZE);
  const paging = pagingOf(pages.length, requestedPage(url.searchParams), 1);
  const emptyText = onlyOpen ? bookstores.open_now_empty : story.content.emptyText || lists.bookstores_empty;
  const openCount = counted(shown.length, bookstores.open_now_count_one, bookstores.open_now_count);
  const isNarrowed = isNamed || onlyOpen;
  return {
    list:
      pages.length === 0
        ? { kind: 'empty', text: emptyText }
        : { kind: 'letters', all: isNarrowed ? null : all, pages, page: paging.page, url, now },
    paging,
    heading: bookstores.heading,
    count: onlyOpen ? openCount : undefined,
    error: found?.kind === 'unknown' ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined,
    question: found ? QUESTIONS[found.kind] : undefined,
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
  const { postalCode } = place;
  const rank = ({ shop }: DistantShop) => (isIn(shop, postalCode) ? (isOpenAt(shop.hours, now) ? 0 : 1) : 2);
  // Those with the postcode are at no distance: they keep their own order.
  const order = (row: DistantShop) => (rank(row) < 2 ? shops.indexOf(row.shop) : 0);
  const found = nearest(among(shops), place.point).toSorted(
    (a, b) => rank(a) - rank(b) || order(a) - order(b),
  );
  const { items: rows, paging } = paginate(found, url.searchParams);
  const count = found.length;
  const label = placeLabel(place);
  return {
    paging,
    heading: bookstores.nearest_heading,
    count: found.some(({ shop }) => isIn(shop, postalCode))
      ? fill(bookstores.nearest_count_in, { count, postal: postalCode })
      : nearestFirst(count),
    list:
      count === 0
        ? { kind: 'empty', text: bookstores.open_now_empty }
        : { kind: 'rows', postalCode, rows, paging, url, now },
    narrowed: fill(bookstores.nearest_narrowed, { place: label }),
    chip: label,
    places: context.map ? mapPlaces(rows) : [],
    // A place has one address that many visitors share; there is no end to the ways of typing it.
    storable: typed === label || typed === postalCode,
  };
}

/** The head of a list by distance. */
const nearHero = ({ story, context: { url } }: Asked) => ({
  title: bookstores.nearest_title,
  intro: bookstores.nearest_intro,
  trail: [
    ...heroOf(story.content, url).trail.slice(0, 1),
    { title: story.content.title, href: url.pathname },
    { title: bookstores.nearest_title },
  ],
});

/**
 * Until when a page says what is true of the hours of these shops: the next full minute if one of them opens or closes
 * then, or another day begins in Brussels; null when nothing changes.
 */
function truthfulUntil(shops: readonly Shop[], now: Date): Date | null {
  const minute = new Date((Math.floor(now.getTime() / 60_000) + 1) * 60_000);
  const isLastOfDay = brusselsDay(now) !== brusselsDay(minute);
  const words = (hours: Shop['hours'], at: Date) => openingWords(openingState(hours, at));
  const changes = shops.some(
    ({ hours }) => hours.length > 0 && (isLastOfDay || words(hours, now) !== words(hours, minute)),
  );
  return changes ? minute : null;
}

/** An address of the list. */
function listHref(path: string, typed: string, onlyOpen: boolean): string {
  const query = new URLSearchParams({
    ...(typed && { [PLACE_PARAMETER]: typed }),
    ...(onlyOpen && { [OPEN_PARAMETER]: OPEN_VALUE }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** The bookshops: from a place on when the address names a known one, those of a name, or else all, by letter. */
export const loadBookstores: Load<'bookstore_overview', StoreLocatorPage> = async (story, context) => {
  const read = await readShops(context.content);
  if (!read.ok) return read;
  const { shops, find } = read.value;
  const { url, brand, now, map } = context;
  const path = url.pathname;
  const typed = url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '';
  const onlyOpen = url.searchParams.get(OPEN_PARAMETER) === OPEN_VALUE && shops.length > 0;
  const among = (all: readonly Shop[]) => (onlyOpen ? all.filter(({ hours }) => isOpenAt(hours, now)) : all);
  const asked = { story, context, onlyOpen, typed, among };
  const found = typed === '' ? null : find(typed);
  const listed =
    found?.kind === 'place' ? placeList(found.place, shops, asked) : letterList(found, shops, asked);

  const { list, paging, narrowed, storable, chip, question = '', meant = [], places = [] } = listed;
  const labels = meant.map(placeLabel);
  const hero = found?.kind === 'place' ? nearHero(asked) : heroOf(story.content, url);
  return ok({
    paging,
    narrowed: [narrowed, onlyOpen && bookstores.open_now_narrowed].filter(Boolean).join(', ') || null,
    storable,
    freshUntil: truthfulUntil(shops, now),
    data: {
      props: {
        hero: { ...hero, side: heroArm(brand, 'laag-inkt') },
        path,
        typed: found?.kind === 'place' ? placeLabel(found.place) : typed,
        canSearch: shops.length > 0,
        error: listed.error,
        choice:
          labels.length === 0
            ? null
            : { question, places: labels.map((label) => ({ label, href: listHref(path, label, false) })) },
        chips: [
          ...(chip === undefined ? [] : [{ label: chip, href: listHref(path, '', onlyOpen) }]),
          ...(onlyOpen ? [{ label: bookstores.open_now, href: listHref(path, typed, false) }] : []),
        ],
        heading: listed.heading,
        count: listed.count,
        map,
        places,
        // To the second, so that pages rendered at the same moment are the same.
        clockShiftMs: clockShiftMs(now),
      },
      list,
    },
  });
};

const loadOthers = relatedOf('bookstore');

/** A bookshop: three others, and until when its opening state is true. */
export const loadBookstore: Load<'bookstore', readonly Story<'bookstore'>[]> = async (story, context) => {
  const others = await loadOthers(story, context);
  if (!others.ok) return others;
  return ok({ ...others.value, freshUntil: truthfulUntil([shopOf(story)], context.now) });
};
