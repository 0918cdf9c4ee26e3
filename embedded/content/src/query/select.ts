import { err, ok, type Result } from '@inktvis/foundation/result';
import type { Story } from '../store/story.ts';
import { createGlob } from './glob.ts';
import { toMoment } from './numbers.ts';
import { flag, list, type Parameters, whole } from './parameters.ts';

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
      const limit = toMoment(value);
      if (limit === undefined) return err(`${name}: '${value}' is not a date`);
      selectors.push((story) => {
        const moment = toMoment(story[property] ?? undefined);
        return moment !== undefined && compare(moment, limit);
      });
    }
  }
  return ok(selectors);
}

/** What the parameters of `cdn/stories` keep, apart from `filter_query` and `search_term` (contract 1.2). */
export function createSelector(parameters: Parameters): Result<Selector, string> {
  const selectors: Selector[] = [];
  const add = (value: string | undefined, make: (value: string) => Selector) => {
    if (value !== undefined) selectors.push(make(value));
  };
  add(
    parameters.starts_with,
    (prefix) =>
      ({ full_slug }) =>
        full_slug.startsWith(prefix),
  );
  add(parameters.by_slugs, (value) => slugMatcher(list(value) ?? []));
  add(parameters.excluding_slugs, (value) => {
    const matches = slugMatcher(list(value) ?? []);
    return (story) => !matches(story);
  });
  const among = (value: string, key: (story: Story) => string, wanted: boolean): Selector => {
    const set = new Set(list(value));
    return (story) => set.has(key(story)) === wanted;
  };
  add(parameters.by_uuids, (value) => among(value, ({ uuid }) => uuid, true));
  add(parameters.by_uuids_ordered, (value) => among(value, ({ uuid }) => uuid, true));
  add(parameters.by_ids, (value) => among(value, ({ id }) => String(id), true));
  add(parameters.excluding_ids, (value) => among(value, ({ id }) => String(id), false));
  add(
    parameters.content_type,
    (type) =>
      ({ content }) =>
        content.component === type,
  );
  add(parameters.with_tag, (value) => {
    const tags = new Set(list(value));
    return ({ tag_list }) => tag_list.some((tag) => tags.has(tag));
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
