import type { Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { clampPage, PAGE_SIZE, type Paging, paginate, requestedPage } from '@inktvis/programme/pagination';
import { firstOpening, isOpenAt, isSameState, openingState } from '../../cards/opening-hours.ts';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { relatedOf } from '../listing.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';
import type { BookstoreListProps } from './BookstoreList.tsx';
import { byLetter, listedLetter, pagesOf } from './letters.ts';
import type { OpenNowProps } from './OpenNow.tsx';
import { type FoundPlace, isExactly, type Place, placeLabel } from './places/gazetteer.ts';
import { mapPlaces, nearestFirst, type StoreLocatorProps } from './StoreLocator.island.tsx';
import { PLACE_PARAMETER, type PlaceChoiceProps } from './StoreLocatorForm.tsx';
import type { ListChip } from './StoreRows.tsx';
import { readShops, type ShopIndex } from './shop-index.ts';
import {
  listedShop,
  nearest,
  openFirst,
  postalCodeOf,
  type Shop,
  shopOf,
  storeRow,
  townOf,
} from './shops.ts';

const { bookstores, lists } = messages;

/** The parameter that leaves only the shops that are open, with its one value. */
const [OPEN_PARAMETER, OPEN_VALUE] = ['open', 'nu'];

/** The page of the bookshops: the island, and the first list, which stays as the server drew it. */
export type StoreLocatorPage = { readonly props: StoreLocatorProps; readonly list: BookstoreListProps };

type Overview = Story<'bookstore_overview'>;
type BookstorePage = Loaded<null> & {
  readonly island: { readonly name: 'store-locator' } & StoreLocatorPage;
};

/**
 * Until when a page says what is true of the hours of these shops: the next full minute if one of them opens or closes
 * then, or another day begins in Brussels; null when nothing changes.
 */
function truthfulUntil(shops: readonly Shop[], now: Date): Date | null {
  const minute = new Date((Math.floor(now.getTime() / 60_000) + 1) * 60_000);
  const isLastOfDay = brusselsDay(now) !== brusselsDay(minute);
  const changes = shops.some(
    ({ hours }) =>
      hours.length > 0 &&
      (isLastOfDay || !isSameState(openingState(hours, now), openingState(hours, minute))),
  );
  return changes ? minute : null;
}

/** What was asked for in the address. */
const asked = ({ url }: ViewContext) => ({
  typed: url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '',
  onlyOpen: url.searchParams.get(OPEN_PARAMETER) === OPEN_VALUE,
});

/** An address of the list. */
function listHref(path: string, typed: string, onlyOpen: boolean): string {
  const query = new URLSearchParams({
    ...(typed && { [PLACE_PARAMETER]: typed }),
    ...(onlyOpen && { [OPEN_PARAMETER]: OPEN_VALUE }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

const openShops = (shops: readonly Shop[], now: Date) => shops.filter(({ hours }) => isOpenAt(hours, now));

/** The number of open shops among those with a postcode, or among all when it is `''`. */
function openNow(shops: readonly Shop[], postalCode: string, context: ViewContext): OpenNowProps {
  const { now, url } = context;
  const { typed, onlyOpen } = asked(context);
  const counted = postalCode === '' ? shops : shops.filter((shop) => postalCodeOf(shop) === postalCode);
  return {
    count: openShops(counted, now).length,
    when: fill(bookstores.open_now_when, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
    postalCode,
    href: onlyOpen ? null : listHref(url.pathname, typed, true),
    nextOpening: firstOpening(
      counted.map(({ hours }) => hours),
      now,
    ),
  };
}

/** What every form of the page has in common. */
function basis({ content }: Overview, context: ViewContext, shops: readonly Shop[]) {
  const { url, brand, now } = context;
  const { pathname } = url;
  const { typed, onlyOpen } = asked(context);
  const openChip = { label: bookstores.open_now, href: listHref(pathname, typed, false) };
  return {
    hero: {
      title: content.title,
      intro: content.intro,
      trail: breadcrumbTrail(pathname, content.title),
    },
    path: pathname,
    typed,
    canSearch: true,
    choice: null,
    map: null,
    places: [],
    openNow: shops.length === 0 ? null : openNow(shops, '', context),
    hasMascot: hasMascot(brand),
    /** The chip that shows all shops again, whether open or not. */
    chips: (onlyOpen ? [openChip] : []) as readonly ListChip[],
    // To the second, so that pages rendered at the same moment are the same.
    clockShiftMs: clockShiftMs(now),
  };
}

/** Links to the places that a visitor may have meant; null without places. */
function choiceOf(question: string, places: readonly Place[], path: string): PlaceChoiceProps | null {
  const links = places.map(placeLabel).map((label) => ({
    label,
    href: `${path}?${PLACE_PARAMETER}=${encodeURIComponent(label)}`,
  }));
  return links.length === 0 ? null : { question, places: links };
}

const narrowedBy = (words: readonly (string | false)[]): string | null =>
  words.filter((word) => word !== false).join(', ') || null;

/** The shops from a place on: first those with its postcode, then the others by distance. */
function placePage(place: Place, { shops }: ShopIndex, story: Overview, context: ViewContext): BookstorePage {
  const { url, now, map } = context;
  const { onlyOpen } = asked(context);
  const shared = basis(story, context, shops);
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
    data: null,
    paging,
    narrowed: narrowedBy([
      fill(bookstores.nearest_narrowed, { place: label }),
      onlyOpen && bookstores.open_now_narrowed,
    ]),
    // A place has one address that many visitors share; there is no end to the ways of typing it.
    storable: shared.typed === label || shared.typed === place.postalCode,
    freshUntil: truthfulUntil(shops, now),
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        hero: { title: bookstores.nearest_title, intro: bookstores.nearest_intro, trail },
        typed: label,
        map,
        openNow: openNow(shops, home.length > 0 || shops.some(isHome) ? postalCode : '', context),
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

/** A page of shops by letter; `emptyText` when there are none. */
function letterList(
  pages: ReturnType<ShopIndex['letterPages']>,
  { url, now }: ViewContext,
  emptyText: string,
): { readonly list: BookstoreListProps; readonly paging: Paging } {
  const paging = { page: clampPage(requestedPage(url.searchParams), pages.length), count: pages.length };
  if (pages.length === 0) return { paging, list: { kind: 'empty', text: emptyText } };
  const shown = (pages[paging.page - 1] ?? []).map((letter) => listedLetter(letter, now));
  return { paging, list: { kind: 'letters', pages, page: paging.page, shown, url } };
}

/** The shops of a name, with the places that may have been meant instead. */
function namedPage(
  stories: readonly Story<'bookstore'>[],
  found: FoundPlace,
  { shops }: ShopIndex,
  story: Overview,
  context: ViewContext,
): BookstorePage {
  const { map, now } = context;
  const { onlyOpen, typed } = asked(context);
  const shared = basis(story, context, shops);
  const named = stories.map(shopOf);
  const shown = onlyOpen ? openShops(named, now) : named;
  const { list, paging } = letterList(
    pagesOf(byLetter(shown), PAGE_SIZE),
    context,
    bookstores.open_now_empty,
  );
  const places = found.kind === 'found' ? [found.place] : found.kind === 'unknown' ? found.suggestions : [];
  const total = shown.length;
  const count = total === 1 ? bookstores.named_one : fill(bookstores.named_many, { count: total });
  return {
    data: null,
    paging,
    narrowed: narrowedBy([
      fill(bookstores.named_narrowed, { name: typed }),
      onlyOpen && bookstores.open_now_narrowed,
    ]),
    storable: false,
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        choice: choiceOf(bookstores.named_places, places, shared.path),
        map,
        chips: [{ label: typed, href: listHref(shared.path, '', onlyOpen) }, ...shared.chips],
        list: { heading: bookstores.named_heading, count },
      },
      list,
    },
  };
}

/** `40 boekhandels in 35 gemeenten` */
function countWords(shops: readonly Shop[]): string {
  const count = shops.length;
  const words = count === 1 ? bookstores.count_one : fill(bookstores.count_many, { count });
  const towns = new Set(shops.map(townOf).filter(Boolean)).size;
  if (towns === 0) return words;
  return fill(bookstores.in_towns, {
    shops: words,
    towns: towns === 1 ? bookstores.towns_one : fill(bookstores.towns_many, { count: towns }),
  });
}

const openWords = (count: number): string =>
  count === 1 ? bookstores.open_now_count_one : fill(bookstores.open_now_count, { count });

type Missed = Exclude<FoundPlace, { kind: 'found' }>;

function choiceOfMissed(missed: Missed, path: string): PlaceChoiceProps | null {
  return missed.kind === 'several'
    ? choiceOf(bookstores.several_places, missed.places, path)
    : choiceOf(bookstores.unknown_suggestions, missed.suggestions, path);
}

/** All shops, or all that are open. `missed`: what was typed is unknown, or stands for several places. */
function allPage(
  index: ShopIndex,
  story: Overview,
  context: ViewContext,
  missed: Missed | null,
): BookstorePage {
  const { shops } = index;
  const { now, map } = context;
  const onlyOpen = asked(context).onlyOpen && shops.length > 0;
  const shared = basis(story, context, shops);
  const shown = onlyOpen ? openShops(shops, now) : shops;
  const emptyText = onlyOpen ? bookstores.open_now_empty : story.content.emptyText || lists.bookstores_empty;
  const { list, paging } = letterList(
    onlyOpen ? pagesOf(byLetter(shown), PAGE_SIZE) : index.letterPages(),
    context,
    emptyText,
  );
  const isUnknown = missed?.kind === 'unknown';
  const count = onlyOpen ? openWords(shown.length) : shown.length > 0 ? countWords(shown) : undefined;
  return {
    data: null,
    paging,
    narrowed: narrowedBy([onlyOpen && bookstores.open_now_narrowed]),
    storable: missed === null,
    freshUntil: truthfulUntil(shops, now),
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        canSearch: shops.length > 0,
        error: isUnknown ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined,
        choice: missed && choiceOfMissed(missed, shared.path),
        map,
        chips: onlyOpen ? shared.chips : [],
        list: { heading: bookstores.heading, count },
      },
      list,
    },
  };
}

/**
 * The shops of a name and the place that a visitor may have meant. The exact name or postcode of a place comes before
 * shops of that name; those come before places and shops with typing errors.
 */
function interpret({ gazetteer, names }: ShopIndex, typed: string) {
  const found = gazetteer.find(typed);
  const isPlace = found.kind === 'several' || (found.kind === 'found' && isExactly(found.place, typed));
  const named = isPlace ? [] : names().named(typed);
  if (named.length > 0 || found.kind === 'found' || isPlace) return { found, named };
  return { found, named: names().resembling(typed) };
}

/** The bookshops: from a place on when the address names a known one, those of a name, or else all, by letter. */
export const loadBookstores: Load<'bookstore_overview', null> = async (story, context) => {
  const read = await readShops(context.content);
  if (!read.ok) return read;
  const index = read.value;
  const { typed } = asked(context);
  if (typed === '') return ok(allPage(index, story, context, null));
  const { found, named } = interpret(index, typed);
  if (named.length > 0) return ok(namedPage(named, found, index, story, context));
  return ok(
    found.kind === 'found'
      ? placePage(found.place, index, story, context)
      : allPage(index, story, context, found),
  );
};

const loadOthers = relatedOf('bookstore');

/** A bookshop: three others, and until when its opening state is true. */
export const loadBookstore: Load<'bookstore', readonly Story<'bookstore'>[]> = async (story, context) => {
  const others = await loadOthers(story, context);
  if (!others.ok) return others;
  return ok({ ...others.value, freshUntil: truthfulUntil([shopOf(story)], context.now) });
};
