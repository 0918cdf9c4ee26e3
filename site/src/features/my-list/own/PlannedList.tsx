import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { MAX_SHARED } from '@inktvis/programme/paths';
import { useMemo } from 'react';
import type { Saved } from '../../../browser/my-list/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { shareAddress } from '../addresses.ts';
import { byDay, countWords, dayWords } from '../dates.ts';
import { ListDays } from '../ListDays.tsx';
import type { ListItem } from '../list-item.ts';
import { earlierOverlaps } from '../overlaps.ts';
import { planOf } from '../plan.ts';
import { StatusBar } from '../StatusBar.tsx';
import { AGENDA_ID, CalendarAndPrint } from './CalendarAndPrint.tsx';
import styles from './FilledList.module.css';
import { ItemNotice, ListNotices } from './Notices.tsx';
import { SeenChanges } from './SeenChanges.tsx';
import { SHARE_ID, SharePanel } from './SharePanel.tsx';

export type PlannedListProps = {
  readonly saved: readonly Saved[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
  /** Overlaps that the visitor accepted. */
  readonly accepted: ReadonlySet<string>;
  readonly onAccept: (pairs: readonly string[]) => void;
  /** Names the row that gets the focus when a notice disappears. */
  readonly onLeave: (id: string) => void;
};

function statusOf(count: number, days: number): string {
  const words = countWords(count);
  return days === 1
    ? fill(myList.result_one_day, { count: words })
    : fill(myList.result_many_days, { count: words, days });
}

/** The list by day, with everything that can be done with it. */
export function PlannedList({ saved, programme, now, base, brand, ...choices }: PlannedListProps) {
  const { items, gone } = useMemo(() => planOf(saved, programme), [saved, programme]);
  const days = useMemo(() => byDay(items), [items]);
  const overlaps = useMemo(() => earlierOverlaps(items, now), [items, now]);

  const ids = items.map(({ id }) => id);
  const address = shareAddress(base, ids);
  const leftOut = Math.max(0, ids.length - MAX_SHARED);
  return (
    <>
      <Wrap className={styles.list}>
        <OwnStatusBar status={statusOf(items.length, days.length)} hasItems={items.length > 0} />
        <ListNotices gone={gone} address={address} />
        <SeenChanges saved={saved} items={items} programme={programme} now={now} />
        <ListDays
          days={days}
          now={now}
          words={(day) => dayWords(day, now)}
          hasStops
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
          <SharePanel address={address} brand={brand} leftOut={leftOut} />
          <CalendarAndPrint ids={ids} base={base} leftOut={leftOut} />
        </>
      )}
    </>
  );
}

type OwnStatusBarProps = { readonly status: string; readonly hasItems: boolean };

/** How many on how many days, and links to what is below the list. */
const OwnStatusBar = ({ status, hasItems }: OwnStatusBarProps) => (
  <StatusBar status={status}>
    {hasItems && (
      <>
        <ButtonLink href={`#${AGENDA_ID}`}>
          <Icon name="calendar" />
          {myList.jump_calendar}
        </ButtonLink>
        <ButtonLink variant="line" href={`#${SHARE_ID}`}>
          <Icon name="share" />
          {myList.jump_share}
        </ButtonLink>
        <Button variant="line" onClick={() => print()}>
          <Icon name="print" />
          {myList.print_short}
        </Button>
      </>
    )}
  </StatusBar>
);
