import { search } from '@inktvis/messages/search';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { PageHero } from '../../layout/PageHero.tsx';
import { hasMascot } from '../../ui/brand.ts';
import type { ViewProps } from '../view.ts';
import { EmptySearch } from './EmptySearch.tsx';
import type { SearchData } from './load.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The form, and what it found. */
export const SearchView = ({ content, data, frame }: ViewProps<'search', SearchData>) => {
  const { term, error, result } = data;
  return (
    <>
      <PageHero
        title={content.title}
        intro={content.intro}
        trail={breadcrumbTrail(frame.url.pathname, content.title)}
      >
        <SearchForm term={term} error={error} />
      </PageHero>
      {result && result.total > 0 && <SearchResults result={result} url={frame.url} />}
      {result?.total === 0 && (
        <EmptySearch
          text={content.emptyText || search.empty_text}
          count={result.count}
          hasSquid={hasMascot(frame.brand)}
        />
      )}
    </>
  );
};
