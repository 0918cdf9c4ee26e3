import type { Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { OPEN_PARAMETER, OPEN_VALUE, PLACE_PARAMETER } from '@inktvis/foundation/parameters';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import {
  firstOpening,
  isOpenAt,
  isSameState,
  minutesUntilOpen,
  openingState,
} from '../../../cards/opening-hours.ts';
import { heroOf } from '../../../layout/hero/PageHero.tsx';
import type { Loaded, ViewContext } from '../../view.ts';
import type { BookstoreListProps } from '../list/BookstoreList.tsx';
import type { ListChip } from '../list/StoreRows.tsx';
import type { StreetProps } from '../list/Street.tsx';
import type { StoreLocatorProps } from '../locator/StoreLocator.island.tsx';
import type { PlaceChoiceProps } from '../locator/StoreLocatorForm.tsx';
import { type Place, placeLabel } from '../places.ts';
import { listedShop, type Shop } from '../shops.ts';

const { bookstores } = messages;

/** The page of the bookshops: the island, and the first list, which stays as the server drew it. */
export type StoreLocatorPage = { readonly props: StoreLocatorProps; readonly list: BookstoreListProps };

export type Overview = Story<'bookstore_overview'>;
export type BookstorePage = Loaded<StoreLocatorPage>;

/**
 * Until when a page says what is true of the hours of these shops: the next full minute if one of them opens or closes
 * then, or another day begins in Brussels; null when nothing changes.
 */
export function truthfulUntil(shops: readonly Shop[], now: Date): Date | null {
  const minute = new Date((Math.floor(now.getTime() / 60_000) + 1) * 60_000);
  const isLastOfDay = brusselsDay(now) !== brusselsDay(minute);
  const changes = shops.some(
    ({ hours }) =>
      hours.length > 0 &&
      (isLastOfDay || !isSameState(openingState(hours, now), openingState(hours, minute))),
  );
  return changes ? minute : null;
}

/** What the address requests. */
export const asked = ({ url }: ViewContext) => ({
  typed: url.searchParams.get(PLACE_PARAMETER)?.trim() ?? '',
  onlyOpen: url.searchParams.get(OPEN_PARAMETER) === OPEN_VALUE,
});

/** An address of the list. */
export function listHref(path: string, typed: string, onlyOpen: boolean): string {
  const query = new URLSearchParams({
    ...(typed && { [PLACE_PARAMETER]: typed }),
    ...(onlyOpen && { [OPEN_PARAMETER]: OPEN_VALUE }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

export const openShops = (shops: readonly Shop[], now: Date) =>
  shops.filter(({ hours }) => isOpenAt(hours, now));

/** Shops in the street. */
const MAX_FRONTS = 8;
/** Of those that open first, when all are closed. */
const MAX_CLOSED = 4;

/** The open shops as a street; when there are none, those that open first. Null without shops whose hours are known. */
export function streetOf(shops: readonly Shop[], { now, url }: ViewContext): StreetProps | null {
  const known = shops.filter(({ hours }) => hours.length > 0);
  if (known.length === 0) return null;
  const open = openShops(known, now);
  const wait = ({ hours }: Shop): number => minutesUntilOpen(hours, now);
  const shown =
    open.length > 0
      ? open.slice(0, MAX_FRONTS)
      : known.toSorted((a, b) => wait(a) - wait(b)).slice(0, MAX_CLOSED);
  return {
    open: open.length,
    shops: shown.map((shop) => listedShop(shop, now)),
    when: fill(bookstores.open_now_when, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
    nextOpening: firstOpening(
      known.map(({ hours }) => hours),
      now,
    ),
    href: open.length > 0 ? listHref(url.pathname, '', true) : null,
  };
}

/** What every form of the page has in common. */
export function basis({ content }: Overview, context: ViewContext) {
  const { url, brand, now, map } = context;
  const { pathname } = url;
  const { typed, onlyOpen } = asked(context);
  const openChip = { label: bookstores.open_now, href: listHref(pathname, typed, false) };
  return {
    hero: heroOf(content, url),
    path: pathname,
    typed,
    canSearch: true,
    choice: null,
    map,
    places: [],
    hasMascot: hasMascot(brand),
    /** The chip that shows all shops again, whether open or not. */
    chips: (onlyOpen ? [openChip] : []) as readonly ListChip[],
    // To the second, so that pages rendered at the same moment are the same.
    clockShiftMs: clockShiftMs(now),
  };
}

/** Links to the places that a visitor may have meant; null without places. */
export function choiceOf(question: string, places: readonly Place[], path: string): PlaceChoiceProps | null {
  const links = places.map(placeLabel).map((label) => ({
    label,
    href: `${path}?${PLACE_PARAMETER}=${encodeURIComponent(label)}`,
  }));
  return links.length === 0 ? null : { question, places: links };
}

export const narrowedBy = (words: readonly (string | false)[]): string | null =>
  words.filter((word) => word !== false).join(', ') || null;
