import { systemClock } from '@inktvis/foundation/clock';
import type { ReactNode } from 'react';
import { MapOffer } from '../../near/map/MapOffer.tsx';
import type { MapSettings } from '../../near/map/map-settings.ts';
import { placeLabel } from '../../near/places/place.ts';
import { ResultLine } from '../../near/ResultLine.tsx';
import { nearestFirst } from '../../near/result-words.ts';
import { NearRows } from '../../near/rows/NearRows.tsx';
import type { NearRowProps } from '../../near/rows/near-row.ts';
import { Pagination } from '../../programme/Pagination.tsx';
import { OVERVIEWS } from '../../shell/sections.ts';
import { Button } from '../../ui/Button.tsx';
import { messages } from '../../ui/messages.ts';
import { Overview } from '../Overview.tsx';
import type { Frame } from '../view.ts';
import type { BookstoresData } from './load.ts';
import styles from './NearbyBookstores.module.css';

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
