import type { ReactNode } from 'react';
import { ResultBar, ResultCount } from '../../ui/feedback/ResultBar.tsx';
import styles from './StatusBar.module.css';

type StatusBarProps = {
  /** How many there are; said again when it changes. */
  readonly status: string;
  readonly children?: ReactNode;
};

/** How many are on the list, and what can be done with them. */
export const StatusBar = ({ status, children }: StatusBarProps) => (
  <ResultBar>
    <ResultCount role="status">{status}</ResultCount>
    {children && <div className={styles.buttons}>{children}</div>}
  </ResultBar>
);
