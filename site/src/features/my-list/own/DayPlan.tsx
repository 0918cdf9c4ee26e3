import { brusselsDay, formatTime, machineTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { programme as words } from '@inktvis/messages/programme';
import { endOf, phaseOf } from '@inktvis/programme/occurrences';
import { flagsOf } from '@inktvis/programme/status';
import type { ReactNode } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemMeta } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import link from '../../../cards/rows/row-link.module.css';
import { Button } from '../../../ui/controls/Button.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import { countWords, type ListDay, otherDates, shortDate } from '../dates.ts';
import { itemRow, type ListItem, ribbonOf } from '../list-item.ts';
import { clusters } from '../overlaps.ts';
import { nextStop } from '../words.ts';
import { Clash, type ClashProps } from './Clash.tsx';
import styles from './DayPlan.module.css';

/** When an item is: the hour large, its end small, what it was struck before it. */
const When = ({ item, now }: { readonly item: ListItem; readonly now: Date }) => {
  const { start } = itemRow(item, now);
  return (
    start && (
      <p className={styles.when}>
        <PreviousValue value={start.previousTime} />
        <time dateTime={machineTime(item.content.startDate)}>
          <Numeral className={styles.hour}>{start.time}</Numeral>
        </time>
        <small>{start.until}</small>
      </p>
    )
  );
};

type RowProps = { readonly item: ListItem; readonly now: Date; readonly children?: ReactNode };

const MINUTE_MS = 60_000;

/** How long a row is: longer for what takes longer. */
function lengthOf(item: ListItem): 'short' | 'normal' | 'long' {
  const end = endOf(item);
  const minutes = end ? (end.getTime() - item.content.startDate.getTime()) / MINUTE_MS : 0;
  return minutes < 60 ? 'short' : minutes < 80 ? 'normal' : 'long';
}

/** An item on the rail of its day; the part of it that is over in vermilion, with the time it is. */
function Row({ item, now, children }: RowProps) {
  const phase = phaseOf(item, now);
  const flags = flagsOf(item, now).filter((flag) => flag !== 'now' && flag !== 'past');
  return (
    <li
      className={`${styles.row} ${link.row}`}
      data-phase={phase}
      data-off={flags.includes('off') || undefined}
      data-length={lengthOf(item)}
      {...hook('row', item.id)}
    >
      <When item={item} now={now} />
      {phase === 'now' && <p className={styles.now}>{`${words.now} ${formatTime(now)}`}</p>}
      <article className={styles.body}>
        <ItemFlags flags={flags} />
        <h3 className={styles.title}>
          <a className={link.link} href={item.href}>
            {item.title}
          </a>
        </h3>
        <ItemMeta facts={{ ...item.facts, themeLabel: '', ageLabel: '' }} />
        {children}
      </article>
      <Ribbon item={ribbonOf(item)} place="row" />
    </li>
  );
}

type DayPlanProps = Omit<ClashProps, 'cluster'> & { readonly day: ListDay };

/** Another moment of what does not take place. */
function Instead({
  item,
  list,
  programme,
  now,
  onLeave,
}: Omit<DayPlanProps, 'day'> & { readonly item: ListItem }) {
  const [other] = otherDates(item, list, programme, now);
  if (!other) return <p className={styles.instead}>{myList.clash_no_other}</p>;
  return (
    <p className={styles.instead}>
      <Button
        size="small"
        variant="line"
        onClick={() => {
          onLeave(other.id);
          store.replace(item.id, ribbonOf(other));
        }}
      >
        {fill(myList.off_take, { moment: shortDate(other) })}
      </Button>
    </p>
  );
}

/** What is over, folded away. */
const Past = ({ items, now }: { readonly items: readonly ListItem[]; readonly now: Date }) => {
  const last = items
    .map((item) => endOf(item) ?? item.content.startDate)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const [from, until] = [items[0]?.content.startDate, last.at(-1)];
  return (
    <li>
      <details className={styles.past}>
        <summary>
          <b>{fill(myList.past, { count: items.length })}</b>
          {from && until && (
            <span>{fill(myList.past_hours, { from: formatTime(from), until: formatTime(until) })}</span>
          )}
          <Icon name="chevron" />
        </summary>
        <ol>
          {items.map((item) => (
            <Row key={item.id} item={item} now={now} />
          ))}
        </ol>
      </details>
    </li>
  );
};

/** A day of the list along a rail of hours: what is over folded, what overlaps side by side, what is between in words. */
export function DayPlan({ day, ...plan }: DayPlanProps) {
  const { now } = plan;
  const past = day.items.filter((item) => phaseOf(item, now) === 'past');
  const ahead = clusters(
    day.items.filter((item) => phaseOf(item, now) !== 'past'),
    now,
  );
  const weekday = day.day === brusselsDay(now) ? `${day.weekday}, ${words.today.toLowerCase()}` : day.weekday;
  return (
    <DayRows
      number={day.number}
      weekday={weekday}
      words={countWords(day.items.length)}
      className={styles.day}
    >
      {past.length > 0 && <Past items={past} now={now} />}
      {ahead.map((cluster, index) => {
        const [first] = cluster.items;
        const last = cluster.items.at(-1);
        const [next] = ahead[index + 1]?.items ?? [];
        if (!first || !last) return null;
        const stop = next && nextStop(last, next);
        return [
          cluster.items.length === 1 ? (
            <Row key={first.id} item={first} now={now}>
              {first.content.flags.includes('geannuleerd') && <Instead item={first} {...plan} />}
            </Row>
          ) : (
            <Clash key={first.id} cluster={cluster} {...plan} />
          ),
          stop && (
            <li key={`${first.id}-stop`} className={styles.stop}>
              <Icon name="walk" />
              <span>{stop}</span>
            </li>
          ),
        ];
      })}
    </DayRows>
  );
}
