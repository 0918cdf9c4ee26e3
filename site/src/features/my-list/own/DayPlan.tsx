import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { programme as words } from '@inktvis/messages/programme';
import { countWords } from '@inktvis/programme/filters/words';
import { endTime, type Phase, phaseOf } from '@inktvis/programme/occurrences';
import { type ReactNode, use } from 'react';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { isOff, type ListItem } from '../list-item.ts';
import { clusters } from '../overlaps.ts';
import { otherDates } from '../plan.ts';
import { nextStop, shortDate } from '../words.ts';
import { Clash, swap } from './Clash.tsx';
import styles from './DayPlan.module.css';
import { PlanItem } from './PlanItem.tsx';
import { Plan } from './plan-context.ts';

/** In px; longer for what takes longer: 80 for 45 minutes, 116 for 90. What is on now has room for the time it is. */
function heightOf(item: ListItem, phase: Phase): number | undefined {
  if (phase === 'past') return undefined;
  const minutes = (endTime(item) - item.content.startDate.getTime()) / 60_000;
  return phase === 'now' ? 120 : Math.min(Math.max(80, 44 + 0.8 * minutes), 116);
}

type RowProps = { readonly item: ListItem; readonly children?: ReactNode };

function Row({ item, children }: RowProps) {
  const { now } = use(Plan);
  const phase = phaseOf(item, now);
  return (
    <li
      className={styles.row}
      data-status={isOff(item) ? 'off' : phase}
      style={{ minHeight: heightOf(item, phase) }}
    >
      {phase === 'now' && <p className={styles.now}>{`${words.now} ${formatTime(now)}`}</p>}
      <PlanItem item={item} className={styles.body}>
        {children}
      </PlanItem>
    </li>
  );
}

function OtherMoment({ item }: RowProps) {
  const { list, programme, now } = use(Plan);
  const [other] = otherDates(item, list, programme, now);
  return (
    <p className={`${styles.other} above-2`}>
      {other ? (
        <Button size="small" variant="line" onClick={() => swap(item, other)}>
          {fill(myList.off_take, { moment: shortDate(other) })}
        </Button>
      ) : (
        myList.clash_no_other
      )}
    </p>
  );
}

const Past = ({ items }: { readonly items: readonly ListItem[] }) => (
  <li>
    <details className={styles.past}>
      <summary className="ends gap-2 turns">
        <b>{fill(myList.past, { count: items.length })}</b>
        <span>
          {fill(myList.past_hours, {
            from: items[0] ? formatTime(items[0].content.startDate) : '',
            until: formatTime(new Date(Math.max(...items.map(endTime)))),
          })}
        </span>
        <Icon name="chevron" />
      </summary>
      <ol>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ol>
    </details>
  </li>
);

type DayPlanProps = { readonly day: Day; readonly items: readonly ListItem[] };

export function DayPlan({ day, items }: DayPlanProps) {
  const { now } = use(Plan);
  const isPast = (item: ListItem) => phaseOf(item, now) === 'past';
  const past = items.filter(isPast);
  const ahead = clusters(
    items.filter((item) => !isPast(item)),
    now,
  );
  const today = day === brusselsDay(now) ? `, ${words.today.toLowerCase()}` : '';
  return (
    <DayRows
      number={formatDayNumber(day)}
      weekday={formatWeekday(day) + today}
      words={countWords(items.length)}
      className={styles.day}
    >
      {past.length > 0 && <Past items={past} />}
      {ahead.map((cluster, index) => {
        const [first] = cluster;
        const last = cluster.at(-1);
        const [next] = ahead[index + 1] ?? [];
        if (!first || !last) return null;
        const stop = next && nextStop(last, next, now);
        return [
          cluster.length === 1 ? (
            <Row key={first.id} item={first}>
              {isOff(first) && <OtherMoment item={first} />}
            </Row>
          ) : (
            <Clash key={first.id} items={cluster} />
          ),
          stop && (
            <li key={`${first.id}-stop`} className={`${styles.stop} note cluster gap-2`}>
              <Icon name="walk" />
              <span>{stop}</span>
            </li>
          ),
        ];
      })}
    </DayRows>
  );
}
