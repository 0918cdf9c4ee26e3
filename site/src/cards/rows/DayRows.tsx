import type { ComponentProps } from 'react';
import styles from './DayRows.module.css';

type DayRowsProps = ComponentProps<'section'> & {
  /** `26.10` */
  readonly number: string;
  readonly weekday: string;
  readonly words: string;
};

export const DayRows = ({ number, weekday, words, className = '', children, ...section }: DayRowsProps) => (
  <section className={`${styles.day} ${className}`} {...section}>
    <h2 className={styles.head}>
      <span className={`numeral ${styles.number}`}>{number}</span>{' '}
      <span className={styles.small}>
        {weekday}
        <br />
        <span>{words}</span>
      </span>
    </h2>
    <ol>{children}</ol>
  </section>
);
