const COMMON = ['token', 'version', 'cv'];
const RESOLVING = [
  'resolve_links',
  'resolve_links_level',
  'resolve_relations',
  'resolve_level',
  'resolve_assets',
  'from_release',
  'excluding_fields',
  'language',
  'fallback_lang',
  'content_type',
];
const DATES = ['published_at', 'first_published_at', 'updated_at'].flatMap((date) =>
  ['gt', 'lt', 'gte', 'lte'].map((comparison) => `${date}_${comparison}`),
);

/** Parameters of `cdn/stories/{id}` (contract content-service 1.3). */
export const storyParameters: ReadonlySet<string> = new Set([...COMMON, ...RESOLVING, 'find_by']);

/** Parameters of `cdn/stories` (contract content-service 1.2), apart from `filter_query[..][..]`. */
export const storiesParameters: ReadonlySet<string> = new Set([
  ...COMMON,
  ...RESOLVING,
  ...DATES,
  'starts_with',
  'by_slugs',
  'excluding_slugs',
  'by_uuids',
  'by_uuids_ordered',
  'by_ids',
  'excluding_ids',
  'level',
  'is_startpage',
  'with_tag',
  'search_term',
  'sort_by',
  'page',
  'per_page',
  'in_workflow_stages',
  'only_variants',
]);
