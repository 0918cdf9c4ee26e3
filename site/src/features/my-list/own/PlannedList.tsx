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
import { byDay, countWords } from '../dates.ts';
import { planOf } from '../plan.ts';
import { AGENDA_ID, CalendarAndPrint } from './CalendarAndPrint.tsx';
import type { ClashProps } from './Clash.tsx';
import { DayPlan } from './DayPlan.tsx';
import styles from './FilledList.module.css';
import { NextUp } from './NextUp.tsx';
import { ListNotices } from './Notices.tsx';
import { SeenChanges } from './SeenChanges.tsx';
import { SHARE_ID, SharePanel } from './SharePanel.tsx';

export type PlannedListProps = Omit<ClashProps, 'cluster' | 'list'> & {
  readonly saved: readonly Saved[];
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
};

function statusOf(count: number, days: number): string {
  const words = countWords(count);
  return days === 1
    ? fill(myList.result_one_day, { count: words })
    : fill(myList.result_many_days, { count: words, days });
}

/** The list as a plan: what comes next, what can be done with it, and each day. */
export function PlannedList({ saved, programme, now, base, brand, ...choices }: PlannedListProps) {
  const { items, gone, former } = useMemo(() => planOf(saved, programme), [saved, programme]);
  const days = useMemo(() => byDay(items), [items]);

  const ids = items.map(({ id }) => id);
  const address = shareAddress(base, ids);
  const leftOut = Math.max(0, ids.length - MAX_SHARED);
  return (
    <>
      <Wrap className={styles.list}>
        <NextUp items={items} now={now} />
        <SeenChanges saved={saved} items={items} now={now} />
        <p className="visually-hidden" role="status">
          {statusOf(items.length, days.length)}
        </p>
        {items.length > 0 && <Actions />}
        <ListNotices gone={gone} former={former} address={address} />
        {days.map((day) => (
          <DayPlan key={day.day} day={day} list={items} programme={programme} now={now} {...choices} />
        ))}
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

/** What can be done with the list, in one row. */
const Actions = () => (
  <ul className={styles.actions} data-screen-only>
    <li>
      <ButtonLink variant="line" href={`#${SHARE_ID}`}>
        <Icon name="share" />
        {myList.jump_share}
      </ButtonLink>
    </li>
    <li>
      <Button variant="line" onClick={() => print()}>
        <Icon name="print" />
        {myList.print_short}
      </Button>
    </li>
    <li>
      <ButtonLink variant="line" href={`#${AGENDA_ID}`}>
        <Icon name="calendar" />
        {myList.jump_calendar}
      </ButtonLink>
    </li>
  </ul>
);
