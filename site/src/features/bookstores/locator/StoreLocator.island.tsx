import { systemClock } from '@inktvis/foundation/clock';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PageHero, type PageHeroProps } from '../../../layout/hero/PageHero.tsx';
import { Overview } from '../../../layout/Overview.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { RESULTS_HEADING_ID } from '../../../ui/ids.ts';
import type { MapPlace, MapSettings } from '../../../ui/map/LeafletMap.tsx';
import { PlaceMap } from '../../../ui/map/PlaceMap.island.tsx';
import styles from '../list/StoreRows.module.css';
import { type ListChip, ResultLine, StoreRows } from '../list/StoreRows.tsx';
import { type DistantShop, nearest, type Shop } from '../shops.ts';
import { askPosition, fetchShops, isDenied } from './locate.ts';
import { PlaceChoice, type PlaceChoiceProps, StoreLocatorForm } from './StoreLocatorForm.tsx';

export type StoreLocatorProps = {
  readonly hero: Pick<PageHeroProps, 'title' | 'intro' | 'trail'>;
  /** The tentacle belongs to the demo brand (requirements 1). */
  readonly hasMascot: boolean;
  /** Path of the page. */
  readonly path: string;
  /** The place or name in the address. */
  readonly typed: string;
  readonly error?: string;
  readonly choice: PlaceChoiceProps | null;
  /** Whether there is anything to search: without shops there is no form. */
  readonly canSearch: boolean;
  /** The name of the server's list, and its number of shops where the list does not say it. */
  readonly list: { readonly heading: string; readonly count?: string };
  /** What the server's list is narrowed by. */
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

const MAP_WORDS = { title: bookstores.map_title, label: bookstores.map_label, failed: bookstores.map_failed };

/** `40 boekhandels, dichtste eerst` */
export const nearestFirst = (total: number): string =>
  total === 1 ? bookstores.nearest_count_one : fill(bookstores.nearest_count, { count: total });

/** The shops that say where they are, for the map. */
export const mapPlaces = (shops: readonly Shop[]): readonly MapPlace[] =>
  shops.flatMap(({ point, title, href }) => (point ? [{ point, title, href }] : []));

type Located = { readonly shops: readonly DistantShop[]; readonly now: Date };

/**
 * Finds the shops by distance from the device. The distances are computed here: the position never leaves the browser.
 */
function useLocate(clockShiftMs: number) {
  const [located, setLocated] = useState<Located | null>(null);
  const [status, setStatus] = useState('');
  const isBusy = useRef(false);

  async function locate(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus(bookstores.position_asking);
    try {
      const point = await askPosition();
      const now = new Date(systemClock.now().getTime() + clockShiftMs);
      setLocated({ shops: nearest(await fetchShops(), point), now });
      setStatus('');
    } catch (error) {
      setStatus(isDenied(error) ? bookstores.position_denied : bookstores.position_failed);
    }
    isBusy.current = false;
  }

  useEffect(() => {
    if (located) document.getElementById(RESULTS_HEADING_ID)?.focus();
  }, [located]);

  return { located, status, locate };
}

/**
 * The page with all bookshops: a search by place or name, the list, and the map. The server draws the first list; a list
 * by distance from the device takes its place.
 */
export function StoreLocator(props: StoreLocatorProps) {
  const { hero, path, typed, error, choice, canSearch, map, children } = props;
  const { located, status, locate } = useLocate(props.clockShiftMs);
  const list = useRef<HTMLOListElement>(null);
  const [shownRows, setShownRows] = useState(STEP);
  const rows = useMemo(() => located?.shops.slice(0, shownRows) ?? [], [located, shownRows]);
  const places = useMemo(
    () => (located ? mapPlaces(rows.map(({ shop }) => shop)) : props.places),
    [located, rows, props.places],
  );
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
    : { ...props.list, chips: props.chips };
  const heroSide = props.hasMascot ? ({ kind: 'ornament', name: 'laag-inkt' } as const) : undefined;
  return (
    <>
      <PageHero {...hero} compact side={heroSide}>
        {canSearch && (
          <StoreLocatorForm action={path} typed={typed} error={error} status={status} onLocate={locate} />
        )}
        {choice && <PlaceChoice {...choice} />}
      </PageHero>
      <Overview
        heading={heading}
        count={chips.length === 0 ? count : undefined}
        before={chips.length > 0 && <ResultLine count={count ?? ''} chips={chips} hasMap={hasMap} />}
      >
        {located ? <StoreRows rows={rows} now={located.now} ref={list} /> : children}
        {located && shownRows < located.shops.length && (
          <p className={styles.more}>
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
