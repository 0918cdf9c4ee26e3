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

describe.each([
  ['GraphQL', graphql],
  ['REST', rest],
])('the specified queries over %s', (_, ask) => {
  const types = ofType('type').slice(0, 2);
  const themes = ofType('theme').slice(0, 2);

  it('component in a list', async () => {
    const found = await ask({ filter: { component: { in: 'news_article,hotspot_kortrijk' } } });
    expect(uuids(found.stories)).toEqual(uuids(ofType('news_article', 'hotspot_kortrijk')));
  });

  it('type in a list of uuids', async () => {
    const wanted = types.map(({ uuid }) => uuid);
    const found = await ask({
      filter: { component: { in: 'program' }, type: { in: wanted.join(',') } },
    });
    const expected = ofType('program').filter(({ content }) => wanted.includes(text(content.type)));
    expect(found.total).toBe(expected.length);
    expect(uuids(expected)).toEqual(expect.arrayContaining(uuids(found.stories)));
  });

  it('theme in_array a list of uuids', async () => {
    const wanted = themes.map(({ uuid }) => uuid);
    const found = await ask({
      filter: { component: { in: 'experience' }, theme: { in_array: wanted.join(',') } },
    });
    const expected = ofType('experience').filter(
      ({ content }) => Array.isArray(content.theme) && content.theme.some((uuid) => wanted.includes(uuid)),
    );
    expect(uuids(found.stories)).toEqual(uuids(expected));
  });

  it('start_date within one Brussels day, also the one of 25 hours', async () => {
    const wire = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');
    const { from, until } = dayBounds('2024-10-27');
    const before = new Date(from.getTime() - 60_000);
    const found = await ask({
      filter: {
        component: { in: 'program' },
        start_date: { gt_date: wire(before), lt_date: wire(until) },
      },
      sort: 'content.start_date:asc',
    });
    const expected = ofType('program').filter(({ content }) => {
      const start = text(content.start_date);
      return start >= wire(from) && start < wire(until);
    });
    expect(found.total).toBe(24);
    expect(uuids(found.stories)).toEqual(uuids(expected));
    const starts = found.stories.map(({ content }) => text(content.start_date));
    expect(starts).toEqual(starts.toSorted());
  });

  it('programme items by start, in pages that make up the whole', async () => {
    const page = (number: number) =>
      ask({
        filter: { component: { in: 'program' } },
        sort: 'content.start_date:asc',
        page: number,
        perPage: 24,
      });
    const pages = await Promise.all(Array.from({ length: 10 }, (__, at) => page(at + 1)));
    const all = pages.flatMap((one) => one.stories);
    expect(pages[0]?.total).toBe(ofType('program').length);
    expect(uuids(all)).toEqual(uuids(ofType('program')));
    const starts = all.map(({ content }) => text(content.start_date));
    expect(starts).toEqual(starts.toSorted());
  });

  it('by uuids, without the fields that are not needed', async () => {
    const wanted = ofType('experience').slice(0, 50);
    const found = await ask({
      uuids: wanted.map(({ uuid }) => uuid).join(','),
      excluding: 'seo,body,page_color',
    });
    expect(uuids(found.stories)).toEqual(uuids(wanted));
    const names = found.stories.flatMap(({ content }) => Object.keys(content));
    expect(names).not.toContain('body');
    expect(names).not.toContain('page_color');
    expect(names).toContain('title');
  });

  it('highlighted articles: the word none finds nothing', async () => {
    expect((await ask({ uuids: 'none' })).stories).toEqual([]);
  });

  it('what a visitor filters by: locations, types, themes and days', async () => {
    const found = await ask({
      filter: { component: { in: 'location,type,theme,date_overview' } },
      sort: 'content.date:asc',
    });
    expect(uuids(found.stories)).toEqual(uuids(ofType('location', 'type', 'theme', 'date_overview')));
    const days = found.stories.flatMap(({ content }) => text(content.date) || []);
    expect(days).toEqual(days.toSorted());
  });

  it('what can be found: newest first, without what is no page', async () => {
    const hidden = ['program', 'header', 'footer', 'social', 'location', 'theme', 'type'];
    const found = await ask({
      filter: { component: { not_in: hidden.join(',') } },
      sort: 'created_at:desc',
      perPage: 24,
    });
    expect(found.total).toBeGreaterThan(0);
    expect(found.stories.filter(({ content }) => hidden.includes(content.component))).toEqual([]);
    const created = found.stories.map((story) => story.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
  });

  it('the Live page: what starts later than now', async () => {
    const now = '2024-11-03 10:00';
    const found = await ask({
      filter: { component: { in: 'program' }, start_date: { gt_date: now } },
      sort: 'content.start_date:asc',
    });
    const expected = ofType('program').filter(({ content }) => text(content.start_date) > now);
    expect(uuids(found.stories)).toEqual(uuids(expected));
  });
});
