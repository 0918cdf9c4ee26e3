import type { ReactNode } from 'react';
import { DayRows } from '../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { hook } from '../../ui/hooks.ts';
import type { ListDay } from './dates.ts';
import styles from './ListDays.module.css';
import { itemRow, type ListItem, ribbonOf } from './list-item.ts';

type ListDaysProps = {
  readonly days: readonly ListDay[];
  readonly now: Date;
  /** What the heading of a day says below the weekday. */
  readonly words: (day: ListDay) => string;
  /** What is shown below a row. */
  readonly extra?: (item: ListItem) => ReactNode;
};

/** A list by day: the date left, its rows right. */
export const ListDays = ({ days, now, words, extra }: ListDaysProps) => (
  <div>
    {days.map((day) => (
      <DayRows key={day.day} number={day.number} weekday={day.weekday} words={words(day)}>
        {day.items.map((item) => {
          const below = extra?.(item);
          return (
            <li className={styles.item} key={item.id} {...hook('row', item.id)}>
              <ProgrammeRow {...itemRow(item, now)} ribbon={ribbonOf(item)} />
              {below && <div className={styles.extra}>{below}</div>}
            </li>
          );
        })}
      </DayRows>
    ))}
  </div>
);
