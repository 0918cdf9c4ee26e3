import { errors } from '@inktvis/messages/errors';
import { type ReactNode, useEffect, useState } from 'react';
import { BackLink } from '../../../layout/hero/BackLink.tsx';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import { byDay, countWords } from '../dates.ts';
import { ListDays } from '../ListDays.tsx';
import type { ListItem } from '../list-item.ts';
import { useNow } from '../use-my-list.ts';
import { fetchProgramme } from '../use-programme.ts';
import styles from './OfflineDetail.module.css';

type OfflineDetailProps = {
  readonly brand: string;
  /** How far the site's clock is ahead of the real one, in ms. */
  readonly clockShiftMs: number;
  /** What the page says when the stored programme has nothing at this address. */
  readonly children?: ReactNode;
};

/**
 * An experience that was never read, without network: what the stored programme knows of it, each moment with its ribbon.
 * The service worker serves the stored `/offline` at its address (`service-worker/site-pages.ts`).
 */
export function OfflineDetail({ brand, clockShiftMs, children = null }: OfflineDetailProps) {
  const [items, setItems] = useState<readonly ListItem[]>([]);
  const now = useNow(clockShiftMs);
  const [first] = items;
  useEffect(() => {
    fetchProgramme().then((all) => setItems(all?.filter(({ href }) => href === location.pathname) ?? []));
  }, []);
  useEffect(() => {
    if (first) document.title = `${first.title} – ${brand}`;
  }, [first, brand]);
  if (!first) return children;
  return (
    <>
      <PageHero
        title={first.title}
        intro={errors.offline_detail}
        trail={breadcrumbTrail(first.href, first.title)}
        backLink={<BackLink href={OVERVIEWS.programme} />}
      />
      <Wrap className={styles.occurrences}>
        <ListDays
          days={byDay(items)}
          now={now}
          words={(day) => countWords(day.items.length)}
          extra={({ note }) => note && <p>{note}</p>}
        />
      </Wrap>
    </>
  );
}
