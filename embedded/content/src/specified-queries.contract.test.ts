import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayBounds } from '@inktvis/foundation/brussels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from './create-service.ts';

/**
 * The queries of requirements 7.2, as written there, over both interfaces and against the files of the sample: the
 * site's own index and reads are built on these.
 */
const SAMPLE = join(import.meta.dirname, '../../../sample/content');
const TOKEN = 'publiek';

type Story = {
  readonly uuid: string;
  readonly full_slug: string;
  readonly created_at: string;
  readonly content: Readonly<Record<string, unknown>> & { readonly component: string };
};
type Query = {
  readonly filter?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly uuids?: string;
  readonly sort?: string;
  readonly excluding?: string;
  readonly page?: number;
  readonly perPage?: number;
};
type Found = { readonly stories: readonly Story[]; readonly total: number };

const stories: Story[] = globSync('stories/**/*.json', { cwd: SAMPLE }).map((file) =>
  JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')),
);
const ofType = (...types: string[]) => stories.filter(({ content }) => types.includes(content.component));
const uuids = (list: readonly { readonly uuid: string }[]) => list.map(({ uuid }) => uuid).sort();
const HIDDEN = ['program', 'header', 'footer', 'social', 'location', 'theme', 'type'];
const text = (value: unknown) => (typeof value === 'string' ? value : '');

let scratch: string;
let service: ContentService;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'specified-queries-'));
  service = await startContentService({
    contentDir: SAMPLE,
    port: 0,
    token: TOKEN,
    previewToken: 'voorbeeld',
    imageCacheDir: scratch,
  });
});
afterAll(async () => {
  await service.close();
  await rm(scratch, { recursive: true });
});

async function graphql(query: Query): Promise<Found> {
  const response = await fetch(`${service.url}/v1/api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Token: TOKEN, Version: 'published' },
    body: JSON.stringify({
      query: `query ContentNodes($filter: JsonScalar, $uuids: String, $sort: String, $excluding: String, $page: Int, $perPage: Int) {
        ContentNodes(filter_query: $filter, by_uuids: $uuids, sort_by: $sort, excluding_fields: $excluding, page: $page, per_page: $perPage) {
          total items { uuid full_slug created_at content }
        }
      }`,
      variables: { perPage: 100, ...query },
    }),
  });
  const { data } = await response.json();
  return { stories: data.ContentNodes.items, total: data.ContentNodes.total };
}

async function rest(query: Query): Promise<Found> {
  const search = new URLSearchParams({ token: TOKEN, version: 'published' });
  const given = {
    by_uuids: query.uuids,
    sort_by: query.sort,
    excluding_fields: query.excluding,
    page: String(query.page ?? 1),
    per_page: String(query.perPage ?? 100),
  };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) search.set(name, value);
  for (const [field, operations] of Object.entries(query.filter ?? {}))
    for (const [operation, value] of Object.entries(operations))
      search.set(`filter_query[${field}][${operation}]`, value);
  const response = await fetch(`${service.url}/v2/cdn/stories?${search}`);
  return { stories: (await response.json()).stories, total: Number(response.headers.get('total')) };
}

const wire = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');
const { from, until } = dayBounds('2024-10-27');
const types = ofType('type')
  .slice(0, 2)
  .map(({ uuid }) => uuid);
const themes = ofType('theme')
  .slice(0, 2)
  .map(({ uuid }) => uuid);
const byUuids = ofType('experience')
  .slice(0, 50)
  .map(({ uuid }) => uuid);
const programItems = ofType('program');
const filterItems = ofType('location', 'type', 'theme', 'date_overview');
const NOW = '2024-11-03 10:00';

const QUERIES: [string, Query, readonly Story[]][] = [
  [
    'component in a list',
    { filter: { component: { in: 'news_article,hotspot_kortrijk' } } },
    ofType('news_article', 'hotspot_kortrijk'),
  ],
  [
    'type in a list of uuids',
    { filter: { component: { in: 'program' }, type: { in: types.join(',') } } },
    programItems.filter(({ content }) => types.includes(text(content.type))),
  ],
  [
    'theme in_array a list of uuids',
    { filter: { component: { in: 'experience' }, theme: { in_array: themes.join(',') } } },
    ofType('experience').filter(({ content }) =>
      [content.theme].flat().some((uuid) => themes.includes(text(uuid))),
    ),
  ],
  [
    'start_date within one Brussels day, the one of 25 hours',
    {
      filter: {
        component: { in: 'program' },
        start_date: { gt_date: wire(new Date(from.getTime() - 60_000)), lt_date: wire(until) },
      },
      sort: 'content.start_date:asc',
    },
    programItems.filter(({ content }) => {
      const start = text(content.start_date);
      return start >= wire(from) && start < wire(until);
    }),
  ],
  [
    'every programme item, by start',
    { filter: { component: { in: 'program' } }, sort: 'content.start_date:asc' },
    programItems,
  ],
  ['by uuids', { uuids: byUuids.join(',') }, stories.filter(({ uuid }) => byUuids.includes(uuid))],
  ['highlighted articles: the word none finds nothing', { uuids: 'none' }, []],
  [
    'what a visitor filters by, by date',
    { filter: { component: { in: 'location,type,theme,date_overview' } }, sort: 'content.date:asc' },
    filterItems,
  ],
  [
    'what can be found, newest first, without what is no page',
    { filter: { component: { not_in: HIDDEN.join(',') } }, sort: 'created_at:desc' },
    stories.filter(({ content }) => !HIDDEN.includes(content.component)),
  ],
  [
    'the Live page: what starts later than now',
    {
      filter: { component: { in: 'program' }, start_date: { gt_date: NOW } },
      sort: 'content.start_date:asc',
    },
    programItems.filter(({ content }) => text(content.start_date) > NOW),
  ],
];

describe.each([
  ['GraphQL', graphql],
  ['REST', rest],
])('the specified queries over %s', (_, ask) => {
  it.each(QUERIES)('%s, in pages that make up the whole', async (_name, query, expected) => {
    const found: Story[] = [];
    for (let page = 1; ; page += 1) {
      const one = await ask({ ...query, page, perPage: 24 });
      expect(one.total).toBe(expected.length);
      found.push(...one.stories);
      if (one.stories.length < 24) break;
    }
    expect(uuids(found)).toEqual(uuids(expected));
    const [field = '', direction] = (query.sort ?? '').split(':');
    const keys = found.flatMap((story) =>
      field === 'created_at' ? story.created_at : text(story.content[field.replace('content.', '')]) || [],
    );
    const sorted = keys.toSorted();
    if (field) expect(keys).toEqual(direction === 'desc' ? sorted.toReversed() : sorted);
  });

  it('without the fields that are not needed', async () => {
    const found = await ask({ uuids: byUuids.join(','), excluding: 'seo,body,page_color' });
    const names = found.stories.flatMap(({ content }) => Object.keys(content));
    expect(names).not.toContain('body');
    expect(names).not.toContain('page_color');
    expect(names).toContain('title');
  });
});
