import { programme } from '@inktvis/messages/programme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { asContent } from '../../../ui/as-content.ts';
import { readyHtml } from '../../../ui/ready-html.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './Results.module.css';

type ResultsProps = {
  /** What stands there while other results are on their way: cards, or blocks of the timetable. */
  readonly skeleton: 'card' | 'timetable';
  readonly children: ReactNode;
};

/** Specification: twelve for the timetable; cards as many as a screen holds. */
const BLOCKS = { card: 6, timetable: 12 } as const;

const readySkeleton = (shape: ResultsProps['skeleton']): string =>
  readyHtml(['skeleton', shape], () =>
    renderToStaticMarkup(<Skeleton shape={shape} count={BLOCKS[shape]} label={programme.skeleton_list} />),
  );

/** The list and its pages. While a script waits for other results it shows the template in their place. */
export const Results = ({ skeleton, children }: ResultsProps) => (
  <div className={styles.results} data-key="results" data-programme-results>
    <template {...asContent(readySkeleton(skeleton))} />
    {children}
  </div>
);
