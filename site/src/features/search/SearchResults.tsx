import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { Pagination } from '../../ui/Pagination.tsx';
import { ResultBar, ResultCount } from '../../ui/ResultBar.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { SearchResult } from './load.ts';
import { SearchHits } from './SearchHits.tsx';
import styles from './SearchResults.module.css';
import { TERM_PARAMETER } from './term.ts';

type SearchResultsProps = { readonly result: SearchResult; readonly url: URL };

/** The right spelling as a link, for a term with a typing error. */
function DidYouMean({ instead, url }: { readonly instead: string; readonly url: URL }) {
  const [before, after] = search.did_you_mean.split('{term}');
  return (
    <p className={styles.meant}>
      {before}
      <a
        className={styles.link}
        href={`${url.pathname}?${new URLSearchParams({ [TERM_PARAMETER]: instead })}`}
      >
        {instead}
      </a>
      {after}
    </p>
  );
}

/** How many were found and which of them stand here, then the results. */
export function SearchResults({ result: { count, total, paging, hits, instead }, url }: SearchResultsProps) {
  const first = (paging.page - 1) * PAGE_SIZE + 1;
  return (
    <Wrap className={styles.results}>
      <ResultBar className={styles.line}>
        <ResultCount className={styles.count} role="status">
          {count}
        </ResultCount>
        {paging.count > 1 && (
          <ResultCount className={styles.range}>
            {fill(search.range, { from: first, until: Math.min(first + PAGE_SIZE - 1, total) })}
          </ResultCount>
        )}
        {instead !== null && <DidYouMean instead={instead} url={url} />}
      </ResultBar>
      <h2 className="visually-hidden" id="resultaten" tabIndex={-1}>
        {search.heading}
      </h2>
      <SearchHits hits={hits} first={first} />
      <Pagination paging={paging} url={url} />
    </Wrap>
  );
}
