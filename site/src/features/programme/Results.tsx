import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import type { Paging } from '@inktvis/programme/pagination';
import type { MouseEventHandler } from 'react';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import type { ProgrammeResults } from './model.ts';
import { Timetable } from './timetable/Timetable.tsx';

type ResultsProps = {
  readonly results: ProgrammeResults;
  readonly address: ProgrammeAddress;
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** The pages of a list need a path and a query only. */
const ANY_ORIGIN = 'http://localhost';

type ResultPagesProps = { readonly paging: Paging; readonly address: ProgrammeAddress };

/** The pages of a list of cards. */
export const ResultPages = ({ paging, address }: ResultPagesProps) => (
  <Pagination paging={paging} url={new URL(programmeHref(address), ANY_ORIGIN)} />
);

/** What was found: cards and their pages, the timetable of a day, or nothing. */
export function Results({ results, address, onFollow }: ResultsProps) {
  if (results.kind === 'timetable') return <Timetable model={results.timetable} />;
  if (results.kind === 'empty') return <EmptyResult {...results} onFollow={onFollow} />;
  return (
    <>
      <CardGrid>
        {results.cards.map(({ id, card }) => (
          <ExperienceCard key={id} {...card} />
        ))}
      </CardGrid>
      <ResultPages paging={results.paging} address={address} />
    </>
  );
}
