import { ok, type Result } from '@inktvis/foundation/result';
import { inSpaceOrder, type View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { createMatcher, type Filter } from './filter.ts';
import { orderedStories } from './ordered.ts';
import { list, type Parameters, whole } from './parameters.ts';
import { searchStories } from './search.ts';
import { createSelector } from './select.ts';
import { createSorter } from './sort.ts';

export const DEFAULT_PER_PAGE = 25;
export const MAX_PER_PAGE = 100;

export type StoryPage = {
  readonly stories: readonly Story[];
  readonly total: number;
  readonly perPage: number;
};

/** The stories named by uuid, each once, in the order given; a batch stays cheap in a big space. */
const named = (view: View, uuids: readonly string[]): Story[] =>
  [...new Set(uuids)].flatMap((uuid) => view.byUuid.get(uuid) ?? []);

/** The stories to choose from, in the order of the answer. Without an order a search comes by relevance, later. */
function candidates(view: View, parameters: Parameters): Result<readonly Story[], string> {
  const { sort_by: sortBy, by_uuids_ordered: ordered } = parameters;
  const uuids = list(ordered ?? parameters.by_uuids);
  if (!uuids) return orderedStories(view, sortBy, parameters.content_type);
  const stories = named(view, uuids);
  if (sortBy === undefined) return ok(ordered === undefined ? stories.sort(inSpaceOrder) : stories);
  const sorter = createSorter(sortBy);
  return sorter.ok ? ok(sorter.value(stories)) : sorter;
}

/** One page of stories by the parameters of `cdn/stories` (contract content-service 1.2); shared with GraphQL. */
export function listStories(view: View, parameters: Parameters, filter: Filter): Result<StoryPage, string> {
  const selects = createSelector(parameters);
  if (!selects.ok) return selects;
  const matches = createMatcher(filter);
  if (!matches.ok) return matches;
  const page = whole(parameters, 'page', { fallback: 1, min: 1, max: 999_999_999 });
  if (!page.ok) return page;
  const perPage = whole(parameters, 'per_page', { fallback: DEFAULT_PER_PAGE, min: 1, max: MAX_PER_PAGE });
  if (!perPage.ok) return perPage;
  const choice = candidates(view, parameters);
  if (!choice.ok) return choice;

  const kept = choice.value.filter((story) => selects.value(story) && matches.value(story.content));
  const { search_term: term, sort_by: sortBy } = parameters;
  const found = term === undefined ? kept : searchStories(kept, term, { byRelevance: sortBy === undefined });
  const start = (page.value - 1) * perPage.value;
  return ok({
    stories: found.slice(start, start + perPage.value),
    total: found.length,
    perPage: perPage.value,
  });
}
