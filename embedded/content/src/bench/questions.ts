/** What the bench asks: `body` makes it a GraphQL question. `listing` ones filter and sort; those have the limit. */
export type Question = {
  readonly name: string;
  readonly path: string;
  readonly listing: boolean;
  readonly body?: string;
};

const list = (name: string, parameters: Record<string, string>): Question => ({
  name,
  path: `/v2/cdn/stories?${new URLSearchParams({ token: BENCH_TOKEN, ...parameters })}`,
  listing: true,
});

export const BENCH_TOKEN = 'publiek';

/** The reads of a busy site, over a space that `writeMadeSpace` made. */
export const questions: readonly Question[] = [
  list('by date, in a range, with relations', {
    content_type: 'program',
    'filter_query[start_date][gt_date]': '2024-03-01 00:00',
    'filter_query[start_date][lt_date]': '2024-10-01 00:00',
    sort_by: 'content.start_date:asc',
    resolve_relations: 'program.theme',
  }),
  list('by number, one of several values, 100 a page', {
    'filter_query[age][in]': '6,7,8,9,10',
    sort_by: 'content.age:desc:int,name:asc',
    per_page: '100',
  }),
  list('by text, a pattern', { 'filter_query[title][like]': '*brug*', sort_by: 'content.title:asc' }),
  list('by date of publication, a folder, last page', {
    starts_with: 'news_article/',
    published_at_gt: '2024-02-01',
    sort_by: 'published_at:desc',
    page: '60',
  }),
  list('all stories, by name', { sort_by: 'name:asc' }),
  list('alternatives', {
    'filter_query[__or][][drop_in][is]': 'true',
    'filter_query[__or][][age][gt_int]': '12',
    sort_by: 'first_published_at:desc',
  }),
  {
    name: 'GraphQL, a typed list',
    path: '/v1/api',
    listing: true,
    body: '{ ProgramItems(filter_query: { start_date: { gt_date: "2024-05-01" } }, sort_by: "content.start_date:asc") { total items { full_slug content { start_date } } } }',
  },
  { ...list('search, by relevance', { search_term: 'poezie brug' }), listing: false },
  { ...list('search, nothing found', { search_term: 'onvindbaar' }), listing: false },
  { name: 'links, 1000 a page', path: `/v2/cdn/links?token=${BENCH_TOKEN}&per_page=1000`, listing: false },
  { name: 'one story', path: `/v2/cdn/stories/program/program-400?token=${BENCH_TOKEN}`, listing: false },
];
