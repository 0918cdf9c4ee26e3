import type { ReactNode } from 'react';
import styles from './TicketList.module.css';

type TicketCellProps = {
  readonly label: ReactNode;
  /** It does not take place then. */
  readonly off?: boolean;
  /** Has a word that does not fit on one line at full size. */
  readonly tight?: boolean;
  /** Over both columns of a narrow ticket. */
  readonly wide?: 'when' | 'theme' | 'cast' | 'signing';
  readonly children: ReactNode;
};

/** A fact on a torn ticket: what it is, and below it the fact. */
export const TicketCell = ({ label, off = false, tight = false, wide, children }: TicketCellProps) => (
  <div className={styles.cell} data-off={off || undefined} data-wide={wide}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} data-tight={tight || undefined}>
      {children}
    </dd>
  </div>
);
