import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Saved } from '../../browser/my-list/saved-items.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { MOST_SHARED, shareAddress } from './addresses.ts';
import { byDay, countWords, dayWords } from './days.ts';
import styles from './FilledList.module.css';
import { ItemNotice } from './ItemNotice.tsx';
import { ListDays } from './ListDays.tsx';
import { ListNotices } from './ListNotices.tsx';
import type { ListItem } from './list-item.ts';
import { otherMoments } from './moments.ts';
import { OwnStatusBar } from './OwnStatusBar.tsx';
import { earlierOverlaps } from './overlaps.ts';
import { PaperList } from './PrintList.tsx';
import { planOf } from './plan.ts';
import { SharePanel } from './SharePanel.tsx';
import { TakeAlong } from './TakeAlong.tsx';

export type PlannedListProps = {
  readonly saved: readonly Saved[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
  /** The brand on paper. */
  readonly logo: ReactNode;
  /** Overlaps that stay as they are. */
  readonly kept: ReadonlySet<string>;
  readonly onKeep: (pairs: readonly string[]) => void;
  /** Names the row where the visitor goes on when a notice goes. */
  readonly onLeave: (id: string) => void;
};

function statusOf(count: number, days: number): string {
  const words = countWords(count);
  return days === 1
    ? fill(myList.result_one_day, { count: words })
    : fill(myList.result_many_days, { count: words, days });
}

/** One's own list, day by day, with everything that can be done with it. */
export function PlannedList({ saved, programme, now, base, brand, logo, ...choices }: PlannedListProps) {
  const { items, gone } = useMemo(() => planOf(saved, programme), [saved, programme]);
  const days = useMemo(() => byDay(items), [items]);
  const overlaps = useMemo(() => earlierOverlaps(items), [items]);

  // The script of the ribbons draws those that came just now (browser/ribbon.ts).
  useEffect(() => {
    if (days.length > 0) document.dispatchEvent(new CustomEvent('programme:updated'));
  }, [days]);

  const ids = items.map(({ id }) => id);
  const address = shareAddress(base, ids);
  return (
    <>
      <div className={styles.screen}>
        <Wrap className={styles.list}>
          <OwnStatusBar status={statusOf(items.length, days.length)} hasItems={items.length > 0} />
          <ListNotices gone={gone} address={address} />
          <ListDays
            days={days}
            now={now}
            words={dayWords}
            ways
            extra={(item) => (
              <ItemNotice
                item={item}
                list={items}
                programme={programme}
                earlier={overlaps.get(item.id) ?? []}
                now={now}
                {...choices}
              />
            )}
          />
        </Wrap>
        {items.length > 0 && (
          <>
            <SharePanel address={address} brand={brand} leftOut={Math.max(0, ids.length - MOST_SHARED)} />
            <TakeAlong ids={ids} base={base} />
          </>
        )}
      </div>
      {items.length > 0 && (
        <PaperList
          title={myList.title}
          days={days}
          now={now}
          address={address}
          othersOf={(item) => otherMoments(item, items, programme, now)}
          logo={logo}
        />
      )}
    </>
  );
}
