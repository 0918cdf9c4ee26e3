import type { ReactNode } from 'react';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Numeral } from '../../ui/Numeral.tsx';
import { wayOn } from './between.ts';
import type { ListDay } from './days.ts';
import { itemRow, ribbonOf } from './item-row.ts';
import styles from './ListDays.module.css';
import type { ListItem } from './list-item.ts';

type ListDaysProps = {
  readonly days: readonly ListDay[];
  readonly now: Date;
  /** What the head of a day says below the weekday. */
  readonly words: (day: ListDay) => string;
  /** Where to go next, between the rows: of use in one's own list only. */
  readonly ways?: boolean;
  /** What stands below the words of a row. */
  readonly extra?: (item: ListItem) => ReactNode;
};

/** What a row says beside its facts, and where to go after it. */
function Row({ item, next, now, extra }: { item: ListItem; next?: ListItem; now: Date; extra: ReactNode }) {
  const way = next && wayOn(item, next);
  return (
    <>
      <li className={styles.item} data-row={item.id}>
        <ProgrammeRow {...itemRow(item, now)} ribbon={ribbonOf(item)} />
        {extra && <div className={styles.extra}>{extra}</div>}
      </li>
      {way && (
        <li className={styles.way}>
          <Icon name="walk" />
          <span>{way}</span>
        </li>
      )}
    </>
  );
}

/** A list by day: the date left, its rows right. */
export const ListDays = ({ days, now, words, ways = false, extra }: ListDaysProps) => (
  <div className={styles.days}>
    {days.map((day) => (
      <section className={styles.day} key={day.day}>
        <h2 className={styles.head}>
          <Numeral className={styles.number}>{day.number}</Numeral>{' '}
          <span className={styles.small}>
            {day.weekday}
            <br />
            {words(day)}
          </span>
        </h2>
        <ol className={styles.rows}>
          {day.items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              next={ways ? day.items[index + 1] : undefined}
              now={now}
              extra={extra?.(item)}
            />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
