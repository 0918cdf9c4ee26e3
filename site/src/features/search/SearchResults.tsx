import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import link from '../../cards/rows/row-link.module.css';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { ResultBar, ResultCount } from '../../ui/feedback/ResultBar.tsx';
import { RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { SearchHit, SearchResult } from './load.ts';
import { Marked } from './Marked.tsx';
import { SearchAnswer } from './SearchAnswer.tsx';
import styles from './SearchResults.module.css';

type DidYouMeanProps = NonNullable<SearchResult['correction']> & { readonly url: URL };

/** What was searched instead of a term with typing errors, as a link, and that the term itself gave nothing. */
function DidYouMean({ typed, corrected, url }: DidYouMeanProps) {
  const [before, after] = search.did_you_mean.split('{term}');
  return (
    <p className={styles.meant}>
      {before}
      <a
        className={styles.link}
        href={`${url.pathname}?${new URLSearchParams({ [TERM_PARAMETER]: corrected })}`}
      >
        {corrected}
      </a>
      {after} {fill(search.nothing_for, { term: typed })}
    </p>
  );
}

function Facts({ when, where }: Pick<SearchHit, 'when' | 'where'>) {
  if (!when && !where) return null;
  return (
    <p className={styles.facts}>
      {when && (
        <span className={styles.fact}>
          <Icon name="calendar" />
          {when}
        </span>
      )}
      {where && (
        <span className={styles.fact}>
          <Icon name="pin" />
          {where}
        </span>
      )}
    </p>
  );
}

/** A result as a row. */
const Hit = ({ href, kind, title, lang, text, ...facts }: SearchHit) => (
  <article className={`${styles.hit} ${link.row}`}>
    <p className={styles.kind}>
      <Icon name={kind.icon} className={styles.sign} />
      {kind.label}
    </p>
    <div>
      <h3 className={styles.title} lang={lang}>
        <a className={link.link} href={href}>
          <Marked parts={title} as="mark" />
        </a>
      </h3>
      <Facts {...facts} />
      {text.length > 0 && (
        <p className={styles.text}>
          <Marked parts={text} as="mark" />
        </p>
      )}
    </div>
  </article>
);

type SearchResultsProps = { readonly result: SearchResult; readonly url: URL };

/** How many results there are and which of them the page shows, then the results. */
export function SearchResults({
  result: { count, total, paging, hits, answer, correction },
  url,
}: SearchResultsProps) {
  const first = (paging.page - 1) * PAGE_SIZE + 1;
  return (
    <Wrap className={styles.results}>
      {answer && <SearchAnswer {...answer} />}
      <ResultBar className={styles.line}>
        <ResultCount className={styles.count} role="status">
          {total === 0 ? '' : count}
        </ResultCount>
        {paging.count > 1 && (
          <ResultCount className={styles.range}>
            {fill(search.range, { from: first, until: Math.min(first + PAGE_SIZE - 1, total) })}
          </ResultCount>
        )}
        {correction && <DidYouMean {...correction} url={url} />}
      </ResultBar>
      <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
        {search.heading}
      </h2>
      {hits.length > 0 && (
        <ol start={first}>
          {hits.map((hit) => (
            <li className={styles.item} key={hit.href}>
              <Hit {...hit} />
            </li>
          ))}
        </ol>
      )}
      <Pagination paging={paging} url={url} />
    </Wrap>
  );
}
