import { hasMascot } from '@inktvis/foundation/brand';
import { search } from '@inktvis/messages/search';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Overview } from '../../layout/Overview.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import mascot from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { ViewProps } from '../view.ts';
import type { SearchData } from './load.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchView.module.css';

type NoResultsProps = Pick<ViewProps<'search', SearchData>, 'content' | 'frame'> & {
  /** `Geen resultaten voor “xyz”`. */
  readonly count: string;
};

const NoResults = ({ content, frame, count }: NoResultsProps) => (
  <Overview heading={search.heading}>
    <p className="visually-hidden" role="status">
      {count}
    </p>
    <EmptyState
      title={search.empty_title}
      text={content.emptyText || search.empty_text}
      art={
        hasMascot(frame.brand) && (
          <img
            className={styles.mascot}
            data-screen-only
            data-wading
            src={mascot}
            alt=""
            width="520"
            height="680"
          />
        )
      }
    >
      <p className={styles.help}>{search.empty_help}</p>
      <ButtonLink href="/praktisch">{search.to_practical}</ButtonLink>
      <ButtonLink href="/contact" variant="line">
        {search.to_contact}
      </ButtonLink>
      <ButtonLink href={OVERVIEWS.programme} variant="line">
        {search.to_today}
      </ButtonLink>
    </EmptyState>
  </Overview>
);

export const SearchView = ({ content, data: { result }, frame, island }: ViewProps<'search', SearchData>) => (
  <>
    <PageHero {...heroOf(content, frame.url)}>{island}</PageHero>
    {result && (result.total > 0 || result.answer) && <SearchResults result={result} url={frame.url} />}
    {result?.total === 0 && !result.answer && (
      <NoResults content={content} frame={frame} count={result.count} />
    )}
  </>
);
