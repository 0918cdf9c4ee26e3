import type { ReactNode } from 'react';
import { DayRows } from '../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { hook } from '../../ui/hooks.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import type { ListDay } from './dates.ts';
import styles from './ListDays.module.css';
import { itemRow, type ListItem, ribbonOf } from './list-item.ts';
import { nextStop } from './words.ts';

type ListDaysProps = {
  readonly days: readonly ListDay[];
  readonly now: Date;
  /** What the heading of a day says below the weekday. */
  readonly words: (day: ListDay) => string;
  /** Where to go next, between the rows: in the own list only. */
  readonly hasStops?: boolean;
  /** What is shown below a row. */
  readonly extra?: (item: ListItem) => ReactNode;
};

/** A row with what is shown below it, and where to go after it. */
function Row({ item, next, now, extra }: { item: ListItem; next?: ListItem; now: Date; extra: ReactNode }) {
  const stop = next && nextStop(item, next);
  return (
    <>
      <li className={styles.item} {...hook('row', item.id)}>
        <ProgrammeRow {...itemRow(item, now)} ribbon={ribbonOf(item)} />
        {extra && <div className={styles.extra}>{extra}</div>}
      </li>
      {stop && (
        <li className={styles.stop}>
          <Icon name="walk" />
          <span>{stop}</span>
        </li>
      )}
    </>
  );
}

/** A list by day: the date left, its rows right. */
export const ListDays = ({ days, now, words, hasStops = false, extra }: ListDaysProps) => (
  <div>
    {days.map((day) => (
      <DayRows key={day.day} number={day.number} weekday={day.weekday} words={words(day)}>
        {day.items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            next={hasStops ? day.items[index + 1] : undefined}
            now={now}
            extra={extra?.(item)}
          />
        ))}
      </DayRows>
    ))}
  </div>
);
