import { err, ok, type Result } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import { inSpaceOrder, type View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { createGlob, createMatcher, type Filter } from './filter.ts';
import { flag, list, type Parameters, paging, parseInstant, whole } from './parameters.ts';
import { searchStories } from './search.ts';
import { createSorter } from './sort.ts';

/** One story by full slug, numeric id, or uuid when `findBy` says so; with `anyKey`, as in GraphQL, by any of them. */
export function findStory(
  view: View,
  key: string,
  { findBy, anyKey = false }: { readonly findBy?: string; readonly anyKey?: boolean },
): Story | undefined {
  if (findBy === 'uuid') return view.byUuid.get(key);
  const slug = key.replace(/^\/+|\/+$/g, '');
  const byId = /^\d{1,16}$/.test(slug) ? view.byId.get(Number(slug)) : undefined;
  return byId ?? view.bySlug.get(slug) ?? (anyKey ? view.byUuid.get(key) : undefined);
}

/** Sorted orders cached per view: those that a site asks for repeatedly. */
const MAX_ORDERS = 48;
const MAX_KEY_LENGTH = 300;

const ordersOf = new WeakMap<View, LRUCache<string, readonly Story[]>>();

/**
 * All stories of a view, or those of one content type, in the order of `sortBy` or else of the space. A view never
 * changes, so an order is made once; a list then only has to filter, and finds its stories in order.
 */
function orderedStories(view: View, sortBy?: string, type?: string): Result<readonly Story[], string> {
  if (sortBy === undefined && type === undefined) return ok(view.stories);
  const orders = ordersOf.get(view) ?? new LRUCache<string, readonly Story[]>({ max: MAX_ORDERS });
  ordersOf.set(view, orders);
  const key = `${type ?? ''}\n${sortBy ?? ''}`;
  const known = orders.get(key);
  if (known) return ok(known);
  const stories =
    type === undefined ? view.stories : view.stories.filter(({ content }) => content.component === type);
  const sorter = sortBy === undefined ? undefined : createSorter(sortBy);
  if (sorter && !sorter.ok) return sorter;
  const ordered = sorter ? sorter.value(stories) : stories;
  if (key.length <= MAX_KEY_LENGTH) orders.set(key, ordered);
  return ok(ordered);
}

type Selector = (story: Story) => boolean;

const slugMatcher = (patterns: readonly string[]): Selector => {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const globs = patterns.filter((pattern) => pattern.includes('*')).map(createGlob);
  return ({ full_slug }) => exact.has(full_slug) || globs.some((fits) => fits(full_slug));
};

const DATED = ['published_at', 'first_published_at', 'updated_at'] as const;
const COMPARISONS = {
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
  gte: (a: number, b: number) => a >= b,
  lte: (a: number, b: number) => a <= b,
} as const;

function dateSelectors(parameters: Parameters): Result<Selector[], string> {
  const selectors: Selector[] = [];
  for (const property of DATED) {
    for (const [suffix, compare] of Object.entries(COMPARISONS)) {
      const name = `${property}_${suffix}`;
      const value = parameters[name];
      if (value === undefined) continue;
      const limit = parseInstant(value);
      if (limit === undefined) return err(`${name}: '${value}' is not a date`);
      selectors.push((story) => {
        const instant = parseInstant(story[property] ?? undefined);
        return instant !== undefined && compare(instant, limit);
      });
    }
  }
  return ok(selectors);
}

const except =
  (selects: Selector): Selector =>
  (story) =>
    !selects(story);

const amongUuids = (value: string): Selector => {
  const uuids = new Set(list(value));
  return ({ uuid }) => uuids.has(uuid);
};

const amongIds = (value: string): Selector => {
  const ids = new Set(list(value));
  return ({ id }) => ids.has(String(id));
};

/** Which stories a parameter selects by its value alone. */
const SELECTORS: { readonly [parameter: string]: (value: string) => Selector } = {
  starts_with: (prefix) => (story) => story.full_slug.startsWith(prefix),
  by_slugs: (value) => slugMatcher(list(value) ?? []),
  excluding_slugs: (value) => except(slugMatcher(list(value) ?? [])),
  by_uuids: amongUuids,
  by_uuids_ordered: amongUuids,
  by_ids: amongIds,
  excluding_ids: (value) => except(amongIds(value)),
  content_type: (type) => (story) => story.content.component === type,
  with_tag(value) {
    const tags = new Set(list(value));
    return ({ tag_list }) => tag_list.some((tag) => tags.has(tag));
  },
};

/** Which stories the parameters of `cdn/stories` select, apart from `filter_query` and `search_term`. */
function createSelector(parameters: Parameters): Result<Selector, string> {
  const selectors = Object.entries(SELECTORS).flatMap(([name, select]) => {
    const value = parameters[name];
    return value === undefined ? [] : [select(value)];
  });
  const isStartpage = flag(parameters, 'is_startpage');
  if (!isStartpage.ok) return isStartpage;
  if (isStartpage.value !== undefined) selectors.push((story) => story.is_startpage === isStartpage.value);
  const level = whole(parameters, 'level', { fallback: 0, min: 0, max: 1000 });
  if (!level.ok) return level;
  if (parameters.level !== undefined) {
    selectors.push((story) => !story.is_startpage && story.full_slug.split('/').length === level.value);
  }
  const dated = dateSelectors(parameters);
  if (!dated.ok) return dated;
  selectors.push(...dated.value);
  return ok((story) => selectors.every((selects) => selects(story)));
}

const MAX_PER_PAGE = 100;

type StoryPage = {
  readonly stories: readonly Story[];
  readonly total: number;
  readonly perPage: number;
};

/** The stories named by uuid, each once, in the order given; a batch stays cheap in a big space. */
const named = (view: View, uuids: readonly string[]): Story[] =>
  [...new Set(uuids)].flatMap((uuid) => view.byUuid.get(uuid) ?? []);

/** The stories to choose from, in the order of the response. Without an order a search comes by relevance, later. */
function candidates(view: View, parameters: Parameters): Result<readonly Story[], string> {
  const { sort_by: sortBy, by_uuids_ordered: ordered } = parameters;
  const uuids = list(ordered ?? parameters.by_uuids);
  if (!uuids) return orderedStories(view, sortBy, parameters.content_type);
  const stories = named(view, uuids);
  if (sortBy === undefined) return ok(ordered === undefined ? stories.sort(inSpaceOrder) : stories);
  const sorter = createSorter(sortBy);
  return sorter.ok ? ok(sorter.value(stories)) : sorter;
}

/** One page of stories by the parameters of `cdn/stories`; shared with GraphQL. */
export function listStories(view: View, parameters: Parameters, filter: Filter): Result<StoryPage, string> {
  const selects = createSelector(parameters);
  if (!selects.ok) return selects;
  const matches = createMatcher(filter);
  if (!matches.ok) return matches;
  const page = paging(parameters, MAX_PER_PAGE);
  if (!page.ok) return page;
  const choice = candidates(view, parameters);
  if (!choice.ok) return choice;

  const filtered = choice.value.filter((story) => selects.value(story) && matches.value(story.content));
  const { search_term: term, sort_by: sortBy } = parameters;
  const found =
    term === undefined ? filtered : searchStories(filtered, term, { byRelevance: sortBy === undefined });
  const { start, perPage } = page.value;
  return ok({ stories: found.slice(start, start + perPage), total: found.length, perPage });
}
