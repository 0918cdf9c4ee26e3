import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTransport } from '@inktvis/content/client';
import { dayBounds } from '@inktvis/foundation/brussels';
import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { describe, expect, it } from 'vitest';
import { SAMPLE, serve, TOKEN } from './testing/fixture.ts';

/** The queries of requirements 7.2, as the client asks them over both interfaces, against the files of the sample. */
type Story = {
  readonly uuid: string;
  readonly full_slug: string;
  readonly name: string;
  readonly created_at: string;
  readonly content: Readonly<Record<string, unknown>> & { readonly component: string };
};
const stories: Story[] = globSync('stories/**/*.json', { cwd: SAMPLE }).map((file) =>
  JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')),
);
const ofType = (...types: string[]) => stories.filter(({ content }) => types.includes(content.component));
const uuids = (list: readonly { readonly uuid: string }[]) => list.map(({ uuid }) => uuid).sort();
const HIDDEN = ['program', 'header', 'footer', 'social', 'location', 'theme', 'type'];
const wordsIn = ({ full_slug, name, content }: Story) => `${full_slug} ${name} ${JSON.stringify(content)}`;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const service = await serve({ dir: SAMPLE });

type Query = Parameters<ReturnType<typeof openTransport>['stories']>[0];
/** The client's own requests. */
async function ask(transport: 'graphql' | 'rest', query: Partial<Query>) {
  const circuit = createCircuit({ source: 'proef', failures: 1, silenceMs: 5000, pauseMs: 60_000 });
  const addresses = { graphqlUrl: `${service.url}/v1/api`, restUrl: `${service.url}/v2` };
  const settings = { transport, ...addresses, token: TOKEN, requestsPerSecond: Number.POSITIVE_INFINITY };
  const read = await openTransport(settings, circuit).stories({ per_page: 100, ...query });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const wire = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');
const { from, until } = dayBounds('2024-10-27');
const firstOf = (type: string, count: number) =>
  ofType(type)
    .slice(0, count)
    .map(({ uuid }) => uuid);
const types = firstOf('type', 2);
const themes = firstOf('theme', 2);
const byUuids = firstOf('experience', 50);
const programItems = ofType('program');
const filterItems = ofType('location', 'type', 'theme', 'date_overview');
const NOW = '2024-11-03 10:00';

const QUERIES: [string, Partial<Query>, readonly Story[]][] = [
  [
    'component in a list',
    { filter_query: { component: { in: 'news_article,hotspot_kortrijk' } } },
    ofType('news_article', 'hotspot_kortrijk'),
  ],
  [
    'type in a list of uuids',
    { filter_query: { component: { in: 'program' }, type: { in: types.join(',') } } },
    programItems.filter(({ content }) => types.includes(text(content.type))),
  ],
  [
    'theme in_array a list of uuids',
    { filter_query: { component: { in: 'experience' }, theme: { in_array: themes.join(',') } } },
    ofType('experience').filter(({ content }) =>
      [content.theme].flat().some((uuid) => themes.includes(text(uuid))),
    ),
  ],
  [
    'start_date within one Brussels day, the one of 25 hours',
    {
      filter_query: {
        component: { in: 'program' },
        start_date: { gt_date: wire(new Date(from.getTime() - 60_000)), lt_date: wire(until) },
      },
      sort_by: 'content.start_date:asc',
    },
    programItems.filter(({ content }) => {
      const start = text(content.start_date);
      return start >= wire(from) && start < wire(until);
    }),
  ],
  [
    'every programme item, by start',
    { filter_query: { component: { in: 'program' } }, sort_by: 'content.start_date:asc' },
    programItems,
  ],
  ['by uuids', { by_uuids: byUuids.join(',') }, stories.filter(({ uuid }) => byUuids.includes(uuid))],
  ['highlighted articles: the word none finds nothing', { by_uuids: 'none' }, []],
  [
    'what a visitor filters by, by date',
    { filter_query: { component: { in: 'location,type,theme,date_overview' } }, sort_by: 'content.date:asc' },
    filterItems,
  ],
  [
    'what can be found, newest first, without what is no page',
    { filter_query: { component: { not_in: HIDDEN.join(',') } }, sort_by: 'created_at:desc' },
    stories.filter(({ content }) => !HIDDEN.includes(content.component)),
  ],
  [
    'nodes with a filter and a term, regardless of capitals and accents',
    { filter_query: { component: { in: 'experience' } }, search_term: 'POEZIE brug' },
    ofType('experience').filter(
      (story) => /poëzie|poezie/i.test(wordsIn(story)) && /brug/i.test(wordsIn(story)),
    ),
  ],
  [
    'search: a term, newest first, without what is no page',
    {
      filter_query: { component: { not_in: HIDDEN.join(',') } },
      search_term: 'Gezelle',
      sort_by: 'created_at:desc',
    },
    stories.filter((story) => !HIDDEN.includes(story.content.component) && /gezelle/i.test(wordsIn(story))),
  ],
  [
    'the Live page: what starts later than now',
    {
      filter_query: { component: { in: 'program' }, start_date: { gt_date: NOW } },
      sort_by: 'content.start_date:asc',
    },
    programItems.filter(({ content }) => text(content.start_date) > NOW),
  ],
];

describe.each(['graphql', 'rest'] as const)('the specified queries over %s', (transport) => {
  it.each(QUERIES)('%s, in pages that make up the whole', async (_name, query, expected) => {
    const found: Awaited<ReturnType<typeof ask>>['stories'][number][] = [];
    for (let page = 1; ; page += 1) {
      const one = await ask(transport, { ...query, page, per_page: 24 });
      expect(one.total).toBe(expected.length);
      found.push(...one.stories);
      if (one.stories.length < 24) break;
    }
    expect(uuids(found)).toEqual(uuids(expected));
    const [field = '', direction] = (query.sort_by ?? '').split(':');
    const keys = found.flatMap((story) =>
      field === 'created_at'
        ? text(story.created_at)
        : text(story.content[field.replace('content.', '')]) || [],
    );
    const sorted = keys.toSorted();
    if (field) expect(keys).toEqual(direction === 'desc' ? sorted.toReversed() : sorted);
  });

  it('without the fields that are not needed', async () => {
    const found = await ask(transport, {
      by_uuids: byUuids.join(','),
      excluding_fields: 'seo,body,page_color',
    });
    const names = found.stories.flatMap(({ content }) => Object.keys(content));
    expect(names).not.toContain('body');
    expect(names).not.toContain('page_color');
    expect(names).toContain('title');
  });
});
