import { memoizeByObject } from '@inktvis/foundation/memoize';
import { inSpaceOrder, type View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { type Condition, createMatcher, Refusal, scalarText, valueAt } from './filter.ts';
import { searchStories } from './search.ts';

/** Of a read by REST or GraphQL; empty ones are already gone. */
export type Parameters = { readonly [name: string]: string | undefined };

export const list = (value: string | undefined): readonly string[] | undefined =>
  value?.split(',').filter(Boolean);

/** By full slug, or by numeric id. */
export function findStory(view: View, key: string): Story | undefined {
  const slug = key.replace(/^\/+|\/+$/g, '');
  return view.bySlug.get(slug) ?? (/^\d{1,16}$/.test(slug) ? view.byId.get(Number(slug)) : undefined);
}

/** A page of a list, 25 entries long by default. Throws `Refusal`. */
export function paging({ page = '1', per_page = '25' }: Parameters, maxPerPage: number) {
  if (![page, per_page].every((value) => /^[1-9]\d{0,8}$/.test(value)))
    throw new Refusal(422, 'page and per_page are whole numbers from 1');
  const perPage = Math.min(Number(per_page), maxPerPage);
  return { start: (Number(page) - 1) * perPage, perPage };
}

const OWN = ['id', 'name', 'slug', 'position', 'created_at', 'published_at', 'first_published_at'] as const;

/** Undefined when the field cannot be sorted by. */
function keyOf(field: string): ((story: Story) => string | number | undefined) | undefined {
  const property = OWN.find((name) => name === field);
  if (property) return (story) => story[property] ?? undefined;
  const path = field.startsWith('content.') ? field.slice('content.'.length) : '';
  return path === '' ? undefined : (story) => scalarText(valueAt(story.content, path));
}

/** By `sort_by`: text, what has no value last, ties by what it says next. Throws `Refusal`. */
function sorted(stories: readonly Story[], sortBy: string): readonly Story[] {
  const [first = '', ...next] = sortBy.split(',');
  const [field = '', direction = 'asc'] = first.split(':');
  const key = keyOf(field);
  if (!key || !/^(asc|desc)$/.test(direction)) throw new Refusal(422, `sort_by: cannot sort by '${sortBy}'`);
  const sign = direction === 'asc' ? 1 : -1;
  const others = next.length > 0 ? sorted(stories, next.join()) : stories.toSorted(inSpaceOrder);
  const rows = others.map((story) => ({ story, key: key(story) }));
  rows.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === undefined || b.key === undefined) return a.key === undefined ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  });
  return rows.map(({ story }) => story);
}

/** A view never changes, so an order of it is made once. */
const ordersOf = memoizeByObject((_view: View) => new Map<string, readonly Story[]>());

function candidates(view: View, { sort_by: sortBy, by_uuids }: Parameters): readonly Story[] {
  const uuids = list(by_uuids);
  if (uuids) {
    const named = [...new Set(uuids)].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
    return sortBy === undefined ? named.sort(inSpaceOrder) : sorted(named, sortBy);
  }
  if (sortBy === undefined) return view.stories;
  const known = ordersOf(view).get(sortBy) ?? sorted(view.stories, sortBy);
  ordersOf(view).set(sortBy, known);
  return known;
}

/** One page by the parameters of `cdn/stories`. Throws `Refusal`. */
export function listStories(view: View, parameters: Parameters, filter: readonly Condition[]) {
  const matches = createMatcher(filter);
  const { start, perPage } = paging(parameters, 100);
  const { starts_with: prefix = '' } = parameters;
  const found = candidates(view, parameters).filter(
    ({ full_slug, content }) => full_slug.startsWith(prefix) && matches(content),
  );
  const { search_term: term, sort_by } = parameters;
  const asked = term === undefined ? found : searchStories(found, term, sort_by === undefined);
  return { stories: asked.slice(start, start + perPage), total: asked.length, perPage };
}
