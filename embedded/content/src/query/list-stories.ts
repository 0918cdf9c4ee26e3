import { memoizeByObject } from '@inktvis/foundation/memoize';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { inSpaceOrder, type View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { type Condition, createMatcher, scalarText, valueAt } from './filter.ts';

/** Named parameters of a read, REST's or GraphQL's; empty values are already gone. */
export type Parameters = { readonly [name: string]: string | undefined };

/** A comma-separated list; undefined when absent. */
export const list = (value: string | undefined): readonly string[] | undefined =>
  value?.split(',').filter(Boolean);

/** One story by full slug, or by numeric id. */
export function findStory(view: View, key: string): Story | undefined {
  const slug = key.replace(/^\/+|\/+$/g, '');
  return view.bySlug.get(slug) ?? (/^\d{1,16}$/.test(slug) ? view.byId.get(Number(slug)) : undefined);
}

/** A page of a list, 25 entries long by default. The error names the parameter. */
export function paging(
  parameters: Parameters,
  maxPerPage: number,
): Result<{ readonly start: number; readonly perPage: number }, string> {
  const [page = 1, perPage = 25] = (['page', 'per_page'] as const).map((name) => {
    const value = parameters[name];
    return value === undefined ? undefined : /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN;
  });
  if (Number.isNaN(page) || Number.isNaN(perPage)) return err('page and per_page are whole numbers from 1');
  const length = Math.min(perPage, maxPerPage);
  return ok({ start: (page - 1) * length, perPage: length });
}

const PROPERTIES = ['name', 'slug', 'position', 'created_at', 'published_at', 'first_published_at'] as const;

/** A story's value for `created_at` or `content.start_date`; undefined when the field cannot be sorted by. */
function keyOf(field: string): ((story: Story) => string | number | undefined) | undefined {
  const property = PROPERTIES.find((name) => name === field);
  if (property) return (story) => story[property] ?? undefined;
  const path = field.startsWith('content.') ? field.slice('content.'.length) : '';
  return path === '' ? undefined : (story) => scalarText(valueAt(story.content, path));
}

/** Sorts as `sort_by` says: text, what has no value last, ties in the order of the space. */
function sorted(stories: readonly Story[], sortBy: string): Result<readonly Story[], string> {
  const [field = '', direction = 'asc', ...more] = sortBy.split(':');
  const key = keyOf(field);
  if (!key || !/^(asc|desc)$/.test(direction) || more.length > 0)
    return err(`sort_by: cannot sort by '${sortBy}'`);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = stories.map((story) => ({ story, key: key(story) }));
  rows.sort((a, b) => {
    if (a.key === b.key) return inSpaceOrder(a.story, b.story);
    if (a.key === undefined || b.key === undefined) return a.key === undefined ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  });
  return ok(rows.map(({ story }) => story));
}

/** A view never changes, so an order of it is made once. */
const ordersOf = memoizeByObject((_view: View) => new Map<string, readonly Story[]>());

function allSorted(view: View, sortBy: string): Result<readonly Story[], string> {
  const known = ordersOf(view).get(sortBy);
  if (known) return ok(known);
  const result = sorted(view.stories, sortBy);
  if (result.ok) ordersOf(view).set(sortBy, result.value);
  return result;
}

/** The stories to choose from, in the order of the response. */
function candidates(view: View, parameters: Parameters): Result<readonly Story[], string> {
  const { sort_by: sortBy } = parameters;
  const uuids = list(parameters.by_uuids);
  if (!uuids) return sortBy === undefined ? ok(view.stories) : allSorted(view, sortBy);
  const named = [...new Set(uuids)].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
  return sortBy === undefined ? ok(named.sort(inSpaceOrder)) : sorted(named, sortBy);
}

type StoryPage = { readonly stories: readonly Story[]; readonly total: number; readonly perPage: number };

/** One page of stories by the parameters of `cdn/stories`; shared with GraphQL. */
export function listStories(
  view: View,
  parameters: Parameters,
  filter: readonly Condition[],
): Result<StoryPage, string> {
  const matches = createMatcher(filter);
  if (!matches.ok) return matches;
  const page = paging(parameters, 100);
  if (!page.ok) return page;
  const choice = candidates(view, parameters);
  if (!choice.ok) return choice;
  const { starts_with: prefix = '', content_type: type } = parameters;
  const found = choice.value.filter(
    ({ full_slug, content }) =>
      full_slug.startsWith(prefix) &&
      (type === undefined || content.component === type) &&
      matches.value(content),
  );
  const { start, perPage } = page.value;
  return ok({ stories: found.slice(start, start + perPage), total: found.length, perPage });
}
