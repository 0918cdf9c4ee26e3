import type { ReactNode } from 'react';
import styles from './ResultBar.module.css';

type ResultBarProps = {
  /** How many there are; said again when it changes. */
  readonly status: string;
  readonly children?: ReactNode;
};

/** The line between the head of a list and the list: how many, and what can be done with them. */
export const ResultBar = ({ status, children }: ResultBarProps) => (
  <div className={styles.bar}>
    <p className={styles.status} role="status">
      {status}
    </p>
    {children && <div className={styles.buttons}>{children}</div>}
  </div>
);
