import { ok, type Result } from '@inktvis/foundation/result';
import type { View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { createMatcher, type Filter } from './filter.ts';
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

const inGivenOrder = (stories: readonly Story[], uuids: readonly string[]): Story[] => {
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  return [...new Set(uuids)].flatMap((uuid) => byUuid.get(uuid) ?? []);
};

/** Only the stories named by uuid need looking at when uuids are given: batches stay cheap in a big space. */
function candidates(view: View, parameters: Parameters): readonly Story[] {
  const uuids = list(parameters.by_uuids_ordered ?? parameters.by_uuids);
  if (!uuids) return view.stories;
  return inGivenOrder(
    uuids.flatMap((uuid) => view.byUuid.get(uuid) ?? []),
    uuids,
  );
}

/** One page of stories by the parameters of `cdn/stories` (contract content-service 1.2); shared with GraphQL. */
export function listStories(view: View, parameters: Parameters, filter: Filter): Result<StoryPage, string> {
  const selects = createSelector(parameters);
  if (!selects.ok) return selects;
  const matches = createMatcher(filter);
  if (!matches.ok) return matches;
  const sorter = createSorter(parameters.sort_by ?? 'position:asc');
  if (!sorter.ok) return sorter;
  const page = whole(parameters, 'page', { fallback: 1, min: 1, max: 999_999_999 });
  if (!page.ok) return page;
  const perPage = whole(parameters, 'per_page', { fallback: DEFAULT_PER_PAGE, min: 1, max: MAX_PER_PAGE });
  if (!perPage.ok) return perPage;

  const kept = candidates(view, parameters).filter(
    (story) => selects.value(story) && matches.value(story.content),
  );
  const found = parameters.search_term === undefined ? kept : searchStories(kept, parameters.search_term);
  const ordered = order(found);
  const start = (page.value - 1) * perPage.value;
  return ok({
    stories: ordered.slice(start, start + perPage.value),
    total: ordered.length,
    perPage: perPage.value,
  });

  function order(stories: readonly Story[]): readonly Story[] {
    if (sorter.ok && parameters.sort_by !== undefined) return sorter.value(stories);
    if (parameters.search_term !== undefined || parameters.by_uuids_ordered !== undefined) return stories;
    return sorter.ok && parameters.by_uuids !== undefined ? sorter.value(stories) : stories;
  }
}
