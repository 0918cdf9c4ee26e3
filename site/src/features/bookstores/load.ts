import type { Story } from '@inktvis/content';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { paginate } from '@inktvis/programme/pagination';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroArm } from '../../layout/PageHero.tsx';
import { listingOf } from '../listing.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';
import type { BookstoreListProps } from './BookstoreList.tsx';
import { type FoundPlace, isExactly, type Place, placeLabel } from './places/gazetteer.ts';
import { mapPlaces, nearestFirst, type StoreLocatorProps } from './StoreLocator.island.tsx';
import { PLACE_PARAMETER, type PlaceChoiceProps } from './StoreLocatorForm.tsx';
import { readShops, type ShopIndex } from './shop-index.ts';
import { nearest, storeRow } from './shops.ts';

const { bookstores, lists } = messages;

/** The page of the bookshops: the island, and the first list, which stays as the server drew it. */
export type StoreLocatorPage = { readonly props: StoreLocatorProps; readonly list: BookstoreListProps };

type Overview = Story<'bookstore_overview'>;
type BookstorePage = Loaded<null> & {
  readonly island: { readonly name: 'store-locator' } & StoreLocatorPage;
};

/** What every form of the page has in common. */
function basis({ content }: Overview, { url, brand, now }: ViewContext) {
  const { pathname } = url;
  return {
    hero: {
      title: content.title,
      intro: content.intro,
      trail: breadcrumbTrail(pathname, content.title),
      side: heroArm(brand, 'laag-inkt'),
    },
    path: pathname,
    typed: url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '',
    canSearch: true,
    choice: null,
    map: null,
    places: [],
    // To the second, so that pages rendered at the same moment are the same.
    clockShiftMs: clockShiftMs(now),
  } as const;
}

/** Links to the places that a visitor may have meant; null without places. */
function choiceOf(question: string, places: readonly Place[], path: string): PlaceChoiceProps | null {
  const links = places.map(placeLabel).map((label) => ({
    label,
    href: `${path}?${PLACE_PARAMETER}=${encodeURIComponent(label)}`,
  }));
  return links.length === 0 ? null : { question, places: links };
}

/** The shops by distance from a place. */
function nearPage(
  place: Place,
  shops: ShopIndex['shops'],
  story: Overview,
  context: ViewContext,
): BookstorePage {
  const { url, now, map } = context;
  const shared = basis(story, context);
  const { items, paging } = paginate(nearest(shops, place.point), url.searchParams);
  const rows = items.map((shop) => storeRow(shop, now));
  const label = placeLabel(place);
  const [home] = shared.hero.trail;
  const trail = [
    ...(home ? [home] : []),
    { title: story.content.title, href: url.pathname },
    { title: bookstores.nearest_title },
  ];
  return {
    data: null,
    paging,
    narrowed: fill(bookstores.nearest_narrowed, { place: label }),
    // A place has one address that many visitors share; there is no end to the ways of typing it.
    storable: shared.typed === label || shared.typed === place.postalCode,
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        hero: { title: bookstores.nearest_title, intro: bookstores.nearest_intro, trail },
        typed: label,
        map,
        places: map ? mapPlaces(rows) : [],
        list: { heading: bookstores.nearest_heading, count: nearestFirst(shops.length), from: label },
      },
      list: { kind: 'rows', rows, paging, url },
    },
  };
}

/** The shops of a name, with the places that may have been meant instead. */
function namedPage(
  stories: readonly Story<'bookstore'>[],
  found: FoundPlace,
  story: Overview,
  context: ViewContext,
): BookstorePage {
  const { url, map } = context;
  const shared = basis(story, context);
  const { items, paging } = paginate(stories, url.searchParams);
  const places = found.kind === 'found' ? [found.place] : found.kind === 'unknown' ? found.suggestions : [];
  const total = stories.length;
  const count = total === 1 ? bookstores.named_one : fill(bookstores.named_many, { count: total });
  return {
    data: null,
    paging,
    narrowed: fill(bookstores.named_narrowed, { name: shared.typed }),
    storable: false,
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        choice: choiceOf(bookstores.named_places, places, shared.path),
        map,
        list: { heading: bookstores.named_heading, count, from: shared.typed },
      },
      list: { kind: 'cards', stories: items, emptyText: '', paging, url },
    },
  };
}

const countWords = (total: number): string | undefined => {
  if (total === 0) return undefined;
  return total === 1 ? bookstores.count_one : fill(bookstores.count_many, { count: total });
};

const listAll = listingOf<'bookstore_overview', 'bookstore'>('bookstore');

type Missed = Exclude<FoundPlace, { kind: 'found' }>;

function choiceOfMissed(missed: Missed, path: string): PlaceChoiceProps | null {
  return missed.kind === 'several'
    ? choiceOf(bookstores.several_places, missed.places, path)
    : choiceOf(bookstores.unknown_suggestions, missed.suggestions, path);
}

/** All shops. `missed`: what was typed is unknown, or stands for several places. */
async function allPage(story: Overview, context: ViewContext, missed: Missed | null) {
  const listing = await listAll(story, context);
  if (!listing.ok) return listing;
  const { items, total, paging } = listing.value.data;
  const shared = basis(story, context);
  const isUnknown = missed?.kind === 'unknown';
  const emptyText = story.content.emptyText || lists.bookstores_empty;
  const page: BookstorePage = {
    data: null,
    paging,
    storable: missed === null,
    island: {
      name: 'store-locator',
      props: {
        ...shared,
        canSearch: total > 0,
        error: isUnknown ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined,
        choice: missed && choiceOfMissed(missed, shared.path),
        map: context.map,
        list: { heading: bookstores.heading, count: countWords(total) },
      },
      list: { kind: 'cards', stories: items, emptyText, paging, url: context.url },
    },
  };
  return ok(page);
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

/** The bookshops: by distance when the address names a known place, those of a name, or else page by page. */
export const loadBookstores: Load<'bookstore_overview', null> = async (story, context) => {
  const { typed } = basis(story, context);
  if (typed === '') return allPage(story, context, null);
  const read = await readShops(context.content);
  if (!read.ok) return read;
  const { found, named } = interpret(read.value, typed);
  if (named.length > 0) return ok(namedPage(named, found, story, context));
  return found.kind === 'found'
    ? ok(nearPage(found.place, read.value.shops, story, context))
    : allPage(story, context, found);
};
