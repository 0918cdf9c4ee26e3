import type { Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { OPEN_PARAMETER, OPEN_VALUE, PLACE_PARAMETER } from '@inktvis/foundation/parameters';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { firstOpening, isOpenAt, isSameState, openingState } from '../../../cards/opening-hours.ts';
import { heroOf } from '../../../layout/hero/PageHero.tsx';
import type { Loaded, ViewContext } from '../../view.ts';
import type { BookstoreListProps } from '../list/BookstoreList.tsx';
import type { ListChip } from '../list/StoreRows.tsx';
import type { OpenNowProps } from '../locator/OpenNow.tsx';
import type { StoreLocatorProps } from '../locator/StoreLocator.island.tsx';
import type { PlaceChoiceProps } from '../locator/StoreLocatorForm.tsx';
import { type Place, placeLabel } from '../places.ts';
import { postalCodeOf, type Shop } from '../shops.ts';

const { bookstores } = messages;

/** The parameter that leaves only the shops that are open, with its one value. */

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

/** The number of open shops among those with a postcode, or among all when it is `''`. */
export function openNow(shops: readonly Shop[], postalCode: string, context: ViewContext): OpenNowProps {
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
export function basis({ content }: Overview, context: ViewContext, shops: readonly Shop[]) {
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
    openNow: shops.length === 0 ? null : openNow(shops, '', context),
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
