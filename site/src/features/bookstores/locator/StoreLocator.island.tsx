import { systemClock } from '@inktvis/foundation/clock';
import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PageHero, type PageHeroProps } from '../../../layout/hero/PageHero.tsx';
import { Overview } from '../../../layout/Overview.tsx';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { RESULTS_HEADING_ID } from '../../../ui/ids.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { MapPlace, MapSettings } from '../../../ui/map/LeafletMap.tsx';
import { PlaceMap } from '../../../ui/map/PlaceMap.island.tsx';
import type { Point } from '../../../ui/map/point.ts';
import styles from '../list/StoreRows.module.css';
import { StoreRows } from '../list/StoreRows.tsx';
import { type DistantShop, nearest, type Shop } from '../shops.ts';
import { PlaceChoice, type PlaceChoiceProps, StoreLocatorForm } from './StoreLocatorForm.tsx';

/** A value that the list is narrowed by, and the list without it. */
type ListChip = { readonly label: string; readonly href: string };

export type StoreLocatorProps = {
  readonly hero: Pick<PageHeroProps, 'title' | 'intro' | 'trail' | 'side'>;
  /** Path of the page. */
  readonly path: string;
  /** The place or name in the address. */
  readonly typed: string;
  readonly error?: string;
  readonly choice: PlaceChoiceProps | null;
  /** Whether there is anything to search: without shops there is no form. */
  readonly canSearch: boolean;
  /** The name of the server's list. */
  readonly heading: string;
  /** Its number of shops, where the list does not say it. */
  readonly count?: string;
  /** What it is narrowed by. */
  readonly chips: readonly ListChip[];
  /** Null: there is no map. */
  readonly map: MapSettings | null;
  /** The shops of the server's list that are on the map; none when the list is not by distance. */
  readonly places: readonly MapPlace[];
  /** How far the clock of the site is ahead of the real one (`SITE_NOW`), in milliseconds. */
  readonly clockShiftMs: number;
  /** The server's list. */
  readonly children?: ReactNode;
};

/** Shops shown at once, as many as on a page (requirements 9). */
const STEP = 24;
const TIMEOUT_MS = 15_000;
/** A position of five minutes ago still gives the same order of shops. */
const MAX_AGE_MS = 300_000;

const MAP_WORDS = { title: bookstores.map_title, label: bookstores.map_label, failed: bookstores.map_failed };
const [REMOVE] = bookstores.remove_place.split('{place}');

/** `40 boekhandels, dichtste eerst` */
export const nearestFirst = (total: number): string =>
  total === 1 ? bookstores.nearest_count_one : fill(bookstores.nearest_count, { count: total });

/** The shops that say where they are, for the map. */
export const mapPlaces = (rows: readonly DistantShop[]): readonly MapPlace[] =>
  rows.flatMap(({ shop: { point, title, href } }) => (point ? [{ point, title, href }] : []));

/** Asks the browser for the position of the device; the browser asks the visitor. */
const askPosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });

/** Fetches all shops. The request is the same for every visitor, so it says nothing about where they are. */
async function fetchShops(): Promise<readonly Shop[]> {
  const response = await fetch(`${OVERVIEWS.bookstores}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const document: { readonly shops: readonly Shop[] } = await response.json();
  return document.shops;
}

type Located = { readonly shops: readonly DistantShop[]; readonly now: Date };

/**
 * Finds the shops by distance from the device. The distances are computed here: the position never leaves the browser.
 */
function useLocate(clockShiftMs: number) {
  const [located, setLocated] = useState<Located | null>(null);
  const [status, setStatus] = useState('');

  async function locate(): Promise<void> {
    setStatus(bookstores.position_asking);
    try {
      const point = await askPosition();
      const now = new Date(systemClock.now().getTime() + clockShiftMs);
      setLocated({ shops: nearest(await fetchShops(), point), now });
      setStatus('');
    } catch (error) {
      const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      setStatus(isDenied ? bookstores.position_denied : bookstores.position_failed);
    }
  }

  useEffect(() => {
    if (located) document.getElementById(RESULTS_HEADING_ID)?.focus();
  }, [located]);

  return { located, status, locate };
}

type ResultLineProps = {
  readonly count: string | undefined;
  readonly chips: readonly ListChip[];
  readonly hasMap: boolean;
};

/** The number of shops, the chips that remove a place, a name or a filter, and the link to the map. */
const ResultLine = ({ count, chips, hasMap }: ResultLineProps) => (
  <ResultBar>
    <ResultCount>{count}</ResultCount>
    <div className="cluster gap-4" data-screen-only>
      {chips.map(({ label, href }) => (
        <a className="chip-link chip-chosen" href={href} key={label}>
          <span>
            <span className="visually-hidden">{REMOVE}</span>
            <span>{label}</span>
          </span>
          <Icon name="close" />
        </a>
      ))}
      {hasMap && (
        <a className="target hidden-without-script" href={`#${ownId('kaart')}`}>
          <Icon name="pin" />
          <span>{bookstores.to_map}</span>
        </a>
      )}
    </div>
  </ResultBar>
);

/**
 * The page with all bookshops: a search by place or name, the list, and the map. The server draws the first list; a list
 * by distance from the device takes its place.
 */
export function StoreLocator(props: StoreLocatorProps) {
  const { hero, path, typed, error, choice, canSearch, map, children } = props;
  const { located, status, locate } = useLocate(props.clockShiftMs);
  const list = useRef<HTMLOListElement>(null);
  const [shownRows, setShownRows] = useState(STEP);
  const rows = useMemo(() => located?.shops.slice(0, shownRows), [located, shownRows]);
  const places = useMemo(() => (rows ? mapPlaces(rows) : props.places), [rows, props.places]);
  // The button may be gone: the focus moves to the first new row.
  useEffect(() => {
    if (shownRows > STEP) list.current?.children[shownRows - STEP]?.querySelector('a')?.focus();
  }, [shownRows]);
  const hasMap = map !== null && places.length > 0;
  const { heading, count, chips } = located
    ? {
        heading: bookstores.nearest_heading,
        count: nearestFirst(located.shops.length),
        chips: [{ label: bookstores.position_chip, href: path }],
      }
    : props;
  return (
    <>
      <PageHero {...hero} compact>
        {canSearch && (
          <StoreLocatorForm action={path} typed={typed} error={error} status={status} onLocate={locate} />
        )}
        {choice && <PlaceChoice {...choice} />}
      </PageHero>
      <Overview
        heading={heading}
        count={chips.length === 0 ? count : undefined}
        before={chips.length > 0 && <ResultLine count={count} chips={chips} hasMap={hasMap} />}
      >
        {located && rows ? <StoreRows rows={rows} now={located.now} ref={list} /> : children}
        {located && shownRows < located.shops.length && (
          <p className={`${styles.more} ruled-thick`}>
            <Button variant="line" onClick={() => setShownRows(shownRows + STEP)}>
              {bookstores.more}
            </Button>
          </p>
        )}
        {hasMap && <PlaceMap settings={map} places={places} words={MAP_WORDS} />}
      </Overview>
    </>
  );
}
