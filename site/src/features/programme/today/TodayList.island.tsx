import { useRef } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import type { ProgrammeModel, ProgrammeResults } from '../model.ts';
import { ResultPages } from '../ResultPages.tsx';
import { Today } from './Today.tsx';

type TodayListProps = Pick<ProgrammeModel, 'address' | 'clockShiftMs'> & {
  readonly results: Extract<ProgrammeResults, { readonly kind: 'today' }>;
};

/** The list of today. The server draws the first one; with script its minutes and groups move on. */
export function TodayList({ results, address, clockShiftMs }: TodayListProps) {
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(results.now, clockShiftMs, root);
  return (
    <>
      <div ref={root}>
        <Today items={results.items} elsewhere={results.elsewhere} now={now} />
      </div>
      <Wrap>
        <ResultPages paging={results.paging} address={address} />
      </Wrap>
    </>
  );
}
