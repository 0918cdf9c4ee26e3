import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import type { MouseEventHandler } from 'react';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import type { ProgrammeResults } from './model.ts';
import { Timetable } from './timetable/Timetable.tsx';

type ResultsProps = {
  readonly results: ProgrammeResults;
  readonly address: ProgrammeAddress;
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
  /** Markup of the cards, when the server has it already. */
  readonly cardsHtml?: string;
};

/** The pages of a list need a path and a query only. */
const ANY_ORIGIN = 'http://localhost';

/** What was found: cards and their pages, the timetable of a day, or nothing. */
export function Results({ results, address, onFollow, cardsHtml }: ResultsProps) {
  if (results.kind === 'timetable') return <Timetable model={results.timetable} />;
  if (results.kind === 'empty') return <EmptyResult {...results} onFollow={onFollow} />;
  return (
    <>
      <CardGrid html={cardsHtml}>
        {cardsHtml === undefined &&
          results.cards.map(({ id, card }) => <ExperienceCard key={id} {...card} />)}
      </CardGrid>
      <Pagination paging={results.paging} url={new URL(programmeHref(address), ANY_ORIGIN)} />
    </>
  );
}
