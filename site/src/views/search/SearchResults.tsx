import { Pagination } from '../../programme/Pagination.tsx';
import { PAGE_SIZE } from '../../programme/pagination.ts';
import { TERM_PARAMETER } from '../../search/term.ts';
import { fill } from '../../ui/fill.ts';
import { search } from '../../ui/messages/search.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import type { SearchResult } from './load.ts';
import { SearchHits } from './SearchHits.tsx';
import styles from './SearchResults.module.css';

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
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {count}
        </p>
        {paging.count > 1 && (
          <p className={styles.range}>
            {fill(search.range, { from: first, until: Math.min(first + PAGE_SIZE - 1, total) })}
          </p>
        )}
        {instead !== null && <DidYouMean instead={instead} url={url} />}
      </div>
      <h2 className="visually-hidden" id="resultaten" tabIndex={-1}>
        {search.heading}
      </h2>
      <SearchHits hits={hits} first={first} />
      <Pagination paging={paging} url={url} />
    </Wrap>
  );
}
