import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import type { OnFollow } from '../../ui/in-place.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { DaySpine } from './day/DaySpine.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import { ExportLinks } from './filters/ExportLinks.tsx';
import { resultLinks } from './links.ts';
import type { ProgrammeModel, ProgrammeResults } from './model.ts';
import { ResultPages } from './ResultPages.tsx';
import { Timetable } from './timetable/Timetable.island.tsx';
import { NowButton } from './today/NowButton.island.tsx';
import { Today } from './today/Today.island.tsx';

type ResultsProps = {
  readonly results: ProgrammeResults;
  readonly model: Pick<ProgrammeModel, 'address' | 'clockShiftMs' | 'hasNames'>;
  readonly onFollow?: OnFollow;
};

/** What was found: cards and their pages, the hours of a day, the groups of today, the timetable of a day, or nothing. */
function Found({ results, onFollow, model: { address, clockShiftMs } }: ResultsProps) {
  switch (results.kind) {
    case 'today':
      return (
        <>
          <Today results={results} address={address} clockShiftMs={clockShiftMs} />
          <NowButton leadsTo="list" />
        </>
      );
    case 'timetable':
      return (
        <>
          <Timetable results={results} clockShiftMs={clockShiftMs} />
          {results.isToday && <NowButton leadsTo="line" />}
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

/** The results of a list, and the same on paper and in a calendar. */
export const Results = (props: ResultsProps) => (
  <>
    <Found {...props} />
    <Wrap>
      <ExportLinks links={resultLinks(props.model)} />
    </Wrap>
  </>
);
