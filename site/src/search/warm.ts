import { readSearchIndex, type SearchSources } from './search-index.ts';

/**
 * Makes the search index before anybody searches, in slices (`in-turns.ts`). The tours may come while it is made: the
 * second time it takes them in. What cannot be read is asked again by the first who searches.
 */
export async function warmSearch(sources: SearchSources, now: Date): Promise<void> {
  await readSearchIndex(sources, now);
  await readSearchIndex(sources, now);
}
