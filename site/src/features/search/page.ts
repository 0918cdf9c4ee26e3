import { definePage } from '../page-kind.ts';
import { loadSearch, type SearchData } from './load.ts';

/** What was found for a term. */
export const searchPage = definePage<'search', SearchData>({
  template: 'search/Page',
  load: loadSearch,
  search: null,
  structuredData: null,
  card: null,
  indexing: 'hidden',
});
