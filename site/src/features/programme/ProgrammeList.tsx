import { messages } from '@inktvis/messages';
import { programmeHref } from '@inktvis/programme/filters/address';
import { DateStrip } from '../../blocks/date-strip/DateStrip.tsx';
import { ReadyCards } from '../../cards/ReadyCards.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { EmptyResult } from './filters/EmptyResult.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { ResultLine } from './filters/ResultLine.tsx';
import { Results } from './filters/Results.tsx';
import { UnknownValues } from './filters/UnknownValues.tsx';
import type { ProgrammeData } from './load.ts';
import styles from './ProgrammeList.module.css';
import { Timetable } from './timetable/Timetable.tsx';

type ProgrammeListProps = { readonly data: ProgrammeData; readonly url: URL; readonly emptyText: string };

/** Beside the timetable the filters are folded away: the halls want the room. */
const Filters = ({ data: { form, results } }: Pick<ProgrammeListProps, 'data'>) =>
  results.layout === 'timetable' ? (
    <details className={styles.refine}>
      <summary>{messages.filters.legend}</summary>
      <FilterForm model={form} />
    </details>
  ) : (
    <FilterForm model={form} />
  );

function Found({ data: { address, results }, url }: Pick<ProgrammeListProps, 'data' | 'url'>) {
  if (results.layout === 'timetable') return <Timetable model={results.model} />;
  if (results.layout === 'paper') return null;
  return (
    <>
      <ReadyCards cards={results.cards} />
      <Pagination paging={results.paging} url={new URL(programmeHref(address), url)} />
    </>
  );
}

/** Days, filters, number of experiences, and those in cards or by the hour. */
export const ProgrammeList = ({ data, url, emptyText }: ProgrammeListProps) => (
  <Wrap className={styles.programme}>
    <DateStrip days={data.days} all={data.allDays} />
    <Filters data={data} />
    <UnknownValues values={data.unknown} />
    <ActiveFilters active={data.form.active} clearHref={data.form.clearHref} />
    <ResultLine count={data.count} status={data.status} links={data.links} />
    <h2 className="visually-hidden" id="resultaten" tabIndex={-1}>
      {messages.programme.heading}
    </h2>
    <Results skeleton={data.results.layout === 'timetable' ? 'timetable' : 'card'}>
      {data.isEmpty ? (
        <EmptyResult
          text={emptyText || messages.programme.empty}
          wider={data.wider}
          clearHref={data.form.active.length > 0 ? data.form.clearHref : undefined}
        />
      ) : (
        <Found data={data} url={url} />
      )}
    </Results>
  </Wrap>
);
