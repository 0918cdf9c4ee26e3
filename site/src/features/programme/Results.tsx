import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import type { Paging } from '@inktvis/programme/pagination';
import { type MouseEventHandler, useRef } from 'react';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import type { ProgrammeResults } from './model.ts';
import { Timetable } from './timetable/Timetable.tsx';
import { LINE_IDS, NOW_ID, NowButton } from './today/NowButton.tsx';
import { Today } from './today/Today.tsx';
import { useNow } from './today/use-now.ts';

type ResultsProps = {
  readonly results: ProgrammeResults;
  readonly address: ProgrammeAddress;
  readonly clockShiftMs: number;
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** The pages of a list need a path and a query only. */
const ANY_ORIGIN = 'http://localhost';

type ResultPagesProps = { readonly paging: Paging; readonly address: ProgrammeAddress };

/** The pages of a list of cards. */
export const ResultPages = ({ paging, address }: ResultPagesProps) => (
  <Pagination paging={paging} url={new URL(programmeHref(address), ANY_ORIGIN)} />
);

type LiveResults = Extract<ProgrammeResults, { readonly kind: 'today' | 'timetable' }>;
type LiveProps = Omit<ResultsProps, 'results'> & { readonly results: LiveResults };

/** What moves on with the clock: the groups of today, or a timetable. */
function LiveList({ results, address, clockShiftMs }: LiveProps) {
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(results.now, clockShiftMs, root);
  if (results.kind === 'timetable') {
    return (
      <Wrap>
        <div ref={root}>
          <Timetable model={results.timetable} now={now} />
        </div>
        {results.isToday && <NowButton targets={LINE_IDS} initially="down" />}
      </Wrap>
    );
  }
  return (
    <>
      <div ref={root}>
        <Today items={results.items} now={now} />
      </div>
      <Wrap>
        <ResultPages paging={results.paging} address={address} />
      </Wrap>
      <NowButton targets={[NOW_ID]} initially={null} onlyUp />
    </>
  );
}

/** What was found: cards and their pages, the groups of today, the timetable of a day, or nothing. */
export function Results({ results, onFollow, ...rest }: ResultsProps) {
  if (results.kind === 'timetable' || results.kind === 'today')
    return <LiveList results={results} {...rest} />;
  return (
    <Wrap>
      {results.kind === 'empty' ? (
        <EmptyResult {...results} onFollow={onFollow} />
      ) : (
        <>
          <CardGrid>
            {results.cards.map(({ id, card }) => (
              <ExperienceCard key={id} {...card} lead={results.lead} />
            ))}
          </CardGrid>
          <ResultPages paging={results.paging} address={rest.address} />
        </>
      )}
    </Wrap>
  );
}
