import { readSearchIndex, type SearchSources } from './search-index.ts';

/**
 * Makes the search index before anybody searches, a step at a time: asking for the tours, reading every story, making
 * the index, and once more for tours that came meanwhile. Before each step `breathe` lets visitors go first: those who
 * come right after a start ask a lot of a process that has just begun. Who searches meanwhile does not wait for it: a
 * search reads for itself. What cannot be read is asked again by the first who searches.
 */
export async function warmSearch(
  sources: SearchSources,
  now: Date,
  breathe: () => Promise<void>,
): Promise<void> {
  const { content, events } = sources;
  const index = () => readSearchIndex(sources, now);
  for (const step of [() => events.known(), () => content.findable(), index, index]) {
    await breathe();
    await step();
  }
}
