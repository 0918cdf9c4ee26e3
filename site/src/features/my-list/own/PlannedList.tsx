import { groupBy } from '@inktvis/foundation/group-by';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { countWords } from '@inktvis/programme/filters/words';
import { startDay } from '@inktvis/programme/occurrences';
import { useEffect, useMemo } from 'react';
import { removeItems, myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { showQueues } from '../../../browser/show-queues.ts';
import { counted } from '../../../cards/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { ListItem } from '../list-item.ts';
import { planOf } from '../plan.ts';
import { DayPlan } from './DayPlan.tsx';
import { NextUp } from './NextUp.tsx';
import styles from './PlannedList.module.css';
import { Plan, useStoredTexts } from './plan-context.ts';
import { SeenChanges } from './SeenChanges.tsx';
import { AGENDA_ID, SHARE_ID, TakeAlong } from './TakeAlong.tsx';

export type PlannedListProps = {
  readonly saved: readonly Saved[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
};

const statusOf = (count: string, days: number): string =>
  days === 1 ? fill(myList.result_one_day, { count }) : fill(myList.result_many_days, { count, days });

export function PlannedList({ saved, programme, now, base, brand }: PlannedListProps) {
  const { items, gone } = useMemo(() => planOf(saved, programme), [saved, programme]);
  const days = [...groupBy(items, startDay)];
  const accepted = useStoredTexts('leeslint-overlappingen');
  const arranged = useStoredTexts('leeslint-geregeld');
  useEffect(showQueues);
  return (
    <Plan value={{ list: items, programme, now, accepted, arranged }}>
      <div className="wrap page-end">
        <NextUp />
        <SeenChanges saved={saved} />
        <p className="visually-hidden" role="status">
          {items.length > 0 && statusOf(countWords(items.length), days.length)}
        </p>
        {items.length > 0 && <Actions />}
        <div className={`${styles.notices} stack gap-4`}>
          {!store.persistent && (
            <Alert kind="info" title={myList.blocked_title}>
              <p>
                {myList.blocked_text} {myList.blocked_link}
              </p>
            </Alert>
          )}
          {gone.length > 0 && (
            <Alert kind="info" title={counted(gone.length, myList.gone_one, myList.gone_many)}>
              <Button
                size="small"
                variant="line"
                className="above-2"
                onClick={() => showToast(removeItems(gone))}
              >
                {myList.gone_remove}
              </Button>
            </Alert>
          )}
        </div>
        {days.map(([day, ofDay]) => (
          <DayPlan key={day} day={day} items={ofDay} />
        ))}
      </div>
      {items.length > 0 && <TakeAlong ids={items.map(({ id }) => id)} base={base} brand={brand} />}
    </Plan>
  );
}

const Actions = () => (
  <p className={styles.actions} data-screen-only>
    <ButtonLink variant="line" href={`#${SHARE_ID}`}>
      <Icon name="share" />
      {myList.jump_share}
    </ButtonLink>
    <Button variant="line" onClick={() => print()}>
      <Icon name="print" />
      {myList.print_short}
    </Button>
    <ButtonLink variant="line" href={`#${AGENDA_ID}`}>
      <Icon name="calendar" />
      {myList.jump_calendar}
    </ButtonLink>
  </p>
);
