import { TAG_PARAMETER } from '@inktvis/foundation/parameters';
import { errors } from '@inktvis/messages/errors';
import { filters } from '@inktvis/messages/filters';
import { tours } from '@inktvis/messages/tours';
import type { ReactNode } from 'react';
import { TOUR_TAGS, tagWords } from '../../../cards/tours/tour-words.ts';
import {
  FilterChips,
  FilterForm,
  FilterGroup,
  FilterRow,
  FilterSubmit,
} from '../../../layout/filtered-list/FilterForm.tsx';
import { ListNotice } from '../../../layout/filtered-list/ListNotice.tsx';
import { PageHead } from '../../../layout/filtered-list/PageHead.tsx';
import { useFilteredList } from '../../../layout/filtered-list/use-filtered-list.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RESULTS_HEADING_ID } from '../../../ui/ids.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import styles from './TourOverview.module.css';
import { TourResults, type TourResultsProps } from './TourResults.tsx';
import type { TourListData, TourSummary } from './tour-list.ts';

/** About as many rows as a screen holds. */
const SKELETON_ROWS = 6;

export type TourOverviewProps = {
  /** Path of the page. */
  readonly path: string;
  /** The build of the site. */
  readonly build: string;
  readonly summary: TourSummary;
  readonly results: Pick<TourResultsProps, 'emptyText' | 'page'>;
  /** The server's list. */
  readonly children?: ReactNode;
};

const MonthLinks = ({ months }: Pick<TourSummary, 'months'>) =>
  months.length > 0 && (
    <nav className={styles.months} aria-label={tours.months}>
      {months.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );

/** The list of the tour with its filters. The server draws the first list; after a choice it comes as JSON. */
export function TourOverview({ path, build, summary, results, children }: TourOverviewProps) {
  const { list, address, isWaiting, isSettled, isRefused, heading, follow, formProps } =
    useFilteredList<TourListData>({
      build,
      addressOf: (choices) => {
        const tags = TOUR_TAGS.filter((tag) => choices.getAll(TAG_PARAMETER).includes(tag));
        const query = new URLSearchParams(tags.map((tag) => [TAG_PARAMETER, tag]));
        return tags.length > 0 ? `${path}?${query}` : path;
      },
    });
  const { chosen, hasUnknown, count, range, months, status } = list?.summary ?? summary;
  return (
    <>
      <PageHead head={list?.head ?? null} />
      <Wrap>
        <FilterForm action={path} label={tours.form_label} {...formProps}>
          <FilterRow>
            <FilterGroup legend={filters.tags_label}>
              <FilterChips>
                {TOUR_TAGS.map((tag) => (
                  <Chip key={tag} name={TAG_PARAMETER} value={tag} defaultChecked={chosen.includes(tag)}>
                    {tagWords([tag])}
                  </Chip>
                ))}
              </FilterChips>
            </FilterGroup>
            <FilterSubmit>{tours.apply}</FilterSubmit>
          </FilterRow>
        </FilterForm>
        <ListNotice hasUnknown={hasUnknown} isRefused={isRefused} />
        <ResultBar className={styles.bar}>
          {count && <ResultCount>{count}</ResultCount>}
          {count && <ResultCount className={styles.range}>{range}</ResultCount>}
          {/* A live region has to be present and empty before its text changes. */}
          <p className="visually-hidden" role="status">
            {isRefused ? errors.offline_choice : isSettled ? status : ''}
          </p>
          <MonthLinks months={months} />
        </ResultBar>
        <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1} ref={heading}>
          {tours.heading}
        </h2>
      </Wrap>
      <div aria-busy={isWaiting || undefined}>
        {isWaiting && (
          <Wrap>
            <Skeleton shape="row" count={SKELETON_ROWS} label={tours.skeleton_list} />
          </Wrap>
        )}
        <div hidden={isWaiting}>
          {list ? (
            <TourResults
              {...results}
              list={list.list}
              address={address}
              clearHref={chosen.length > 0 ? path : undefined}
              onFollow={follow}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </>
  );
}
