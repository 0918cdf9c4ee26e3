import { definePage, LIST } from '../page-kind.ts';
import { loadSearch, type SearchData } from './load.ts';

export const searchPage = definePage<'search', SearchData>({
  template: 'search/Page',
  load: loadSearch,
  ...LIST,
  indexing: 'hidden',
});
