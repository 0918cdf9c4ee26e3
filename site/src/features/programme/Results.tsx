import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import type { OnFollow } from '../../ui/in-place.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { DaySpine } from './day/DaySpine.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import type { ProgrammeModel, ProgrammeResults } from './model.ts';
import { ResultPages } from './ResultPages.tsx';
import { hasLine } from './timetable/TimetableTable.tsx';
import { DayTimetable } from './today/DayTimetable.island.tsx';
import { NowButton } from './today/NowButton.island.tsx';
import { TodayList } from './today/TodayList.island.tsx';

type ResultsProps = Pick<ProgrammeModel, 'address' | 'clockShiftMs'> & {
  readonly results: ProgrammeResults;
  readonly onFollow?: OnFollow;
};

/** What was found: cards and their pages, the hours of a day, the groups of today, the timetable of a day, or nothing. */
export function Results({ results, onFollow, address, clockShiftMs }: ResultsProps) {
  switch (results.kind) {
    case 'today':
      return (
        <>
          <TodayList results={results} address={address} clockShiftMs={clockShiftMs} />
          <NowButton leadsTo="list" />
        </>
      );
    case 'timetable':
      return (
        <>
          <DayTimetable results={results} clockShiftMs={clockShiftMs} />
          {results.isToday && <NowButton leadsTo="line" isDrawn={hasLine(results)} />}
        </>
      );
    case 'empty':
      return (
        <Wrap>
          <EmptyResult {...results} onFollow={onFollow} />
        </Wrap>
      );
    case 'day':
      return (
        <>
          <DaySpine cards={results.cards} />
          <Wrap>
            <ResultPages paging={results.paging} address={address} />
          </Wrap>
        </>
      );
    case 'cards':
      return (
        <Wrap>
          <CardGrid>
            {results.cards.map(({ id, card }, index) => (
              <ExperienceCard key={id} {...card} isFirst={index === 0} />
            ))}
          </CardGrid>
          <ResultPages paging={results.paging} address={address} />
        </Wrap>
      );
  }
}
