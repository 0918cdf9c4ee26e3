import type { ReactNode } from 'react';
import { programme } from '../../ui/messages/programme.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Results.module.css';

type ResultsProps = {
  /** What stands there while other results are on their way: cards, or blocks of the timetable. */
  readonly skeleton: 'card' | 'timetable';
  readonly children: ReactNode;
};

/** Specification: twelve for the timetable; cards as many as a screen holds. */
const BLOCKS = { card: 6, timetable: 12 } as const;

/** The list and its pages. While a script waits for other results it shows the template in their place. */
export const Results = ({ skeleton, children }: ResultsProps) => (
  <div className={styles.results} data-key="results" data-programme-results>
    <template>
      <Skeleton shape={skeleton} count={BLOCKS[skeleton]} label={programme.skeleton_list} />
    </template>
    {children}
  </div>
);
