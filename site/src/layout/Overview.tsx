import type { ReactNode } from 'react';
import { RESULTS_HEADING_ID } from '../ui/ids.ts';

type OverviewProps = {
  /** Says how many there are, `212 belevingen`; left out where the number says nothing. */
  readonly count?: string;
  readonly heading: string;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export const Overview = ({ count, heading, before, children }: OverviewProps) => (
  <div className="wrap page-end">
    {before}
    {count && (
      <div className="result-bar cluster">
        <p className="step-1 bold" role="status">
          {count}
        </p>
      </div>
    )}
    <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
      {heading}
    </h2>
    {children}
  </div>
);
