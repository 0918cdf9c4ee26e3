import { systemClock } from '@inktvis/foundation/clock';
import { messages } from '@inktvis/messages';
import type { ReactNode } from 'react';
import { Overview } from '../../layout/Overview.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { Button } from '../../ui/Button.tsx';
import { MapOffer } from '../../ui/map/MapOffer.tsx';
import type { MapSettings } from '../../ui/map/map-settings.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import type { Frame } from '../view.ts';
import type { BookstoresData } from './load.ts';
import styles from './NearbyBookstores.module.css';
import { placeLabel } from './places/place.ts';
import { ResultLine } from './ResultLine.tsx';
import { nearestFirst } from './result-words.ts';
import { NearRows } from './rows/BookstoreRows.tsx';
import type { NearRowProps } from './rows/bookstore-row.ts';

/** How far the site's clock is ahead of the real one (`SITE_NOW`), in milliseconds, to the second. */
const clockShift = ({ now }: Frame): number =>
  Math.round((now.getTime() - systemClock.now().getTime()) / 1000) * 1000;

type NearRegionProps = { readonly frame: Frame; readonly children: ReactNode };

/** The part that a script replaces by a list by distance from where the visitor is; it says where all shops stand. */
export const NearRegion = ({ frame, children }: NearRegionProps) => (
  <div data-near-results={`${OVERVIEWS.bookstores}.json`} data-clock-shift={clockShift(frame)}>
    {children}
  </div>
);

type NearbyBookstoresProps = {
  readonly data: Extract<BookstoresData, { kind: 'near' }>;
  readonly frame: Frame;
};

/** The bookshops by distance from a place. */
export const NearbyBookstores = ({ data, frame }: NearbyBookstoresProps) => {
  const { map, place, rows, total, paging } = data;
  const count = nearestFirst(total);
  const line = { count, from: placeLabel(place), path: frame.url.pathname, hasMap: map !== null };
  return (
    <NearRegion frame={frame}>
      <Overview heading={messages.bookstores.near_heading} before={<ResultLine {...line} />}>
        <NearRows rows={rows} />
        <Pagination paging={paging} url={frame.url} />
        {map && <MapOffer map={map} />}
      </Overview>
    </NearRegion>
  );
};

const BLANK: NearRowProps = {
  href: '#',
  title: '',
  address: '',
  town: '',
  km: '',
  opening: '',
  publishingHouse: '',
  point: '',
};

type NearbyTemplateProps = { readonly path: string; readonly map: MapSettings | null };

/** What a script makes the same list of, from a place that only the browser knows. */
export const NearbyTemplate = ({ path, map }: NearbyTemplateProps) => (
  <template data-near-template>
    <Overview
      heading={messages.bookstores.near_heading}
      before={
        <ResultLine count="" from={messages.bookstores.near_me_chip} path={path} hasMap={map !== null} />
      }
    >
      <NearRows rows={[BLANK]} />
      <p className={styles.more}>
        <Button variant="line" data-near-more>
          {messages.bookstores.more}
        </Button>
      </p>
      {map && <MapOffer map={map} />}
    </Overview>
  </template>
);
