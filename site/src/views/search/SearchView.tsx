import { Pagination } from '../../programme/Pagination.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { OVERVIEWS } from '../../shell/sections.ts';
import mascot from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hasMascot } from '../../ui/brand.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill } from '../../ui/fill.ts';
import { messages } from '../../ui/messages.ts';
import { Overview } from '../Overview.tsx';
import type { ViewProps } from '../view.ts';
import type { SearchData } from './load.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchHits } from './SearchHits.tsx';
import styles from './SearchView.module.css';

type SearchViewProps = ViewProps<'search', SearchData>;

const counted = (term: string, total: number) =>
  total === 1
    ? fill(messages.search.count_one, { term })
    : fill(messages.search.count_many, { count: total, term });

/** The form, and what it found. */
export function SearchView({ content, data, frame }: SearchViewProps) {
  const { term, tooLong, total, hits, paging } = data;
  const searched = term !== null && term !== '' && !tooLong;
  return (
    <>
      <PageHero
        title={content.title}
        intro={content.intro}
        trail={breadcrumbTrail(frame.url.pathname, content.title)}
      >
        <SearchForm term={term} tooLong={tooLong} />
      </PageHero>
      {searched && total > 0 && (
        <Overview heading={messages.search.heading} count={counted(term, total)}>
          <SearchHits hits={hits} />
          <Pagination paging={paging} url={frame.url} />
        </Overview>
      )}
      {searched && total === 0 && (
        <Overview heading={messages.search.heading}>
          <EmptyState
            title={messages.search.empty_title}
            text={content.emptyText || messages.search.empty_text}
            art={
              hasMascot(frame.brand) && (
                <img className={styles.mascot} data-wading src={mascot} alt="" width="520" height="680" />
              )
            }
          >
            <p className={styles.help}>{messages.search.empty_help}</p>
            <ButtonLink href={OVERVIEWS.programme}>{messages.search.to_programme}</ButtonLink>
            <ButtonLink href={OVERVIEWS.bookstores} variant="line">
              {messages.search.to_bookstores}
            </ButtonLink>
            <ButtonLink href={OVERVIEWS.news} variant="line">
              {messages.search.to_news}
            </ButtonLink>
          </EmptyState>
        </Overview>
      )}
    </>
  );
}
