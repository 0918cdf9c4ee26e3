import type { ReactNode } from 'react';
import { RESULTS_HEADING_ID } from '../ui/ids.ts';

type OverviewProps = {
  readonly heading: string;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export const Overview = ({ heading, before, children }: OverviewProps) => (
  <div className="wrap page-end">
    {before}
    <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
      {heading}
    </h2>
    {children}
  </div>
);
