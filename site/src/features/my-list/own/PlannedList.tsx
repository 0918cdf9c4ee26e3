import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { startDay } from '@inktvis/programme/occurrences';
import { MY_LIST_PATH, withSharedIds } from '@inktvis/programme/paths';
import { type ReactNode, useMemo } from 'react';
import { removeItems, myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { counted } from '../../../cards/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import type { ListItem } from '../list-item.ts';
import { planOf } from '../plan.ts';
import { countWords } from '../words.ts';
import { useAccepted } from './Clash.tsx';
import { DayPlan } from './DayPlan.tsx';
import { NextUp } from './NextUp.tsx';
import styles from './PlannedList.module.css';
import { SeenChanges } from './SeenChanges.tsx';
import { AGENDA_ID, CalendarAndPrint, CopyButton, SHARE_ID, SharePanel, shareAddress } from './TakeAlong.tsx';

export type PlannedListProps = {
  readonly saved: readonly Saved[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
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
export function PlannedList({ saved, programme, now, base, brand }: PlannedListProps) {
  const { items, gone, former } = useMemo(() => planOf(saved, programme), [saved, programme]);
  const days = [...Map.groupBy(items, startDay)];
  const ids = items.map(({ id }) => id);
  const choices = { list: items, programme, now, accepted: useAccepted() };
  return (
    <>
      <Wrap className={styles.list}>
        <NextUp items={items} now={now} />
        <SeenChanges saved={saved} items={items} now={now} />
        <p className="visually-hidden" role="status">
          {statusOf(items.length, days.length)}
        </p>
        {items.length > 0 && <Actions />}
        <div className={`${styles.notices} stack gap-4`}>
          {!store.persistent && (
            <Notice title={myList.blocked_title} text={`${myList.blocked_text} ${myList.blocked_link}`}>
              <CopyButton text={shareAddress(base, ids)} size="small" />
            </Notice>
          )}
          {former.length > 0 && (
            <Notice
              title={counted(former.length, myList.former_one, myList.former_many)}
              text={myList.former_text}
            >
              <RemoveButton ids={former}>{myList.former_remove}</RemoveButton>
              <ButtonLink size="small" variant="line" href={withSharedIds(MY_LIST_PATH, former)}>
                {myList.former_show}
              </ButtonLink>
            </Notice>
          )}
          {gone.length > 0 && (
            <Notice title={counted(gone.length, myList.gone_one, myList.gone_many)} text={myList.gone_text}>
              <RemoveButton ids={gone}>{myList.gone_remove}</RemoveButton>
            </Notice>
          )}
        </div>
        {days.map(([day, ofDay]) => (
          <DayPlan key={day} day={day} items={ofDay} {...choices} />
        ))}
      </Wrap>
      {items.length > 0 && (
        <>
          <SharePanel ids={ids} base={base} brand={brand} />
          <CalendarAndPrint ids={ids} base={base} />
        </>
      )}
    </>
  );
}

/** What can be done with the list, in one row. */
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

type NoticeProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** What is the matter with the list as a whole, and what helps. */
const Notice = ({ title, text, children }: NoticeProps) => (
  <Alert kind="info" title={title}>
    <p>{text}</p>
    <p className="cluster gap-2 above-2">{children}</p>
  </Alert>
);

const RemoveButton = ({ ids, children }: { readonly ids: readonly string[]; readonly children: string }) => (
  <Button size="small" variant="line" onClick={() => showToast(removeItems(ids))}>
    {children}
  </Button>
);
