import { definitions, graphqlTypeName } from '@inktvis/content/cms';
import { describe, expect, it } from 'vitest';
import { serveFilled } from '../testing/ask.ts';
import { PREVIEW_TOKEN, uuidOf } from '../testing/fixture.ts';
import { DRAFT_TITLE, fillDrafted } from '../testing/space.ts';

const { ask, service } = await serveFilled(fillDrafted);

const data = async (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => {
  const response = await ask.graphql(query, variables, headers);
  expect(response.errors).toBeUndefined();
  expect(response.status).toBe(200);
  return response.data;
};

describe('single items', () => {
  it('finds by slug, id and uuid', async () => {
    const found = await data(
      'query($uuid: ID!) { a: ContentNode(id: "contact") { id } b: ContentNode(id: 2003) { id } c: ContentNode(id: $uuid) { id } d: ContentNode(id: $uuid, find_by: "uuid") { id } }',
      { uuid: uuidOf(2003) },
    );
    expect(found).toEqual({ a: { id: 2003 }, b: { id: 2003 }, c: { id: 2003 }, d: { id: 2003 } });
  });

  it('gives null for what is not there, not published, or of another type', async () => {
    expect(
      await data(
        '{ a: ContentNode(id: "x") { id } b: ContentNode(id: "belevingen/geheim") { id } PageItem(id: "home") { id } }',
      ),
    ).toEqual({ a: null, b: null, PageItem: null });
  });

  it('has snake_case items and camelCase references', async () => {
    const found = await data(`{ ExperienceItem(id: "belevingen/lezen-bij-nacht") {
      full_slug first_published_at group_id is_startpage tag_list
      content { _uid component title age drop_in publisher start_date access
        image { filename alt id focus }
        location { fullSlug publishedAt content }
        theme(sort_by: "name:desc") { id tagList }
        type { id }
        body page_color }
    } }`);
    expect(found?.ExperienceItem).toEqual({
      full_slug: 'belevingen/lezen-bij-nacht',
      first_published_at: '2024-01-06T10:00:00.000Z',
      group_id: null,
      is_startpage: false,
      tag_list: ['kern', 'avond'],
      content: {
        _uid: 'u4001',
        component: 'experience',
        title: 'Lezen bij nacht',
        age: '12',
        drop_in: true,
        publisher: ['inktpot'],
        start_date: null,
        access: [],
        image: {
          filename: 'https://a.example/f/1001/40x30/abc/beeld.png',
          alt: 'Een beeld',
          id: null,
          focus: null,
        },
        location: {
          fullSlug: 'locaties/hal-1',
          publishedAt: '2024-02-01T08:31:00.000Z',
          content: { _uid: 'u5001', component: 'location', title: 'Hal 1' },
        },
        theme: [
          { id: 3002, tagList: [] },
          { id: 3001, tagList: [] },
        ],
        type: null,
        body: [],
        page_color: null,
      },
    });
  });

  it('gives null for an empty reference', async () => {
    expect(
      await data('{ ExperienceItem(id: "belevingen/atelier") { content { location { id } theme { id } } } }'),
    ).toEqual({
      ExperienceItem: { content: { location: null, theme: [] } },
    });
  });

  it('resolves relations within a reference on request', async () => {
    const found = await data(
      '{ ProgramItem(id: "programma/nacht") { content { experience(resolve_relations: "experience.location") { content } } } }',
    );
    expect(found).toMatchObject({
      ProgramItem: {
        content: {
          experience: {
            content: { location: { full_slug: 'locaties/hal-1' }, theme: [uuidOf(3001), uuidOf(3002)] },
          },
        },
      },
    });
  });

  it('inlines two levels of relations into JSON, and the stories that links go to', async () => {
    const found = await data(
      '{ ContentNode(id: "home", resolve_relations: "article_grid.articles,experience.location", resolve_links: "url") { content content_string } }',
    );
    expect(found).toMatchObject({
      ContentNode: {
        content: {
          body: [
            { articles: [{ content: { location: { name: 'hal-1' } } }, uuidOf(9999), uuidOf(4003)] },
            {},
          ],
          buttons: [{ link: { cached_url: 'oud-adres', story: { full_slug: 'contact' } } }],
        },
        content_string: expect.stringContaining('"full_slug":"contact"'),
      },
    });
  });
});

describe('lists', () => {
  it('filters, sorts and pages as REST does', async () => {
    const query =
      'query($filter: JsonScalar) { ContentNodes(filter_query: $filter, sort_by: "content.age:asc:int", per_page: 1, page: 2) { total items { full_slug } } }';
    expect(
      await data(query, { filter: { component: { in: 'experience' }, 'seo.title': { is: 'empty' } } }),
    ).toEqual({
      ContentNodes: { total: 1, items: [] },
    });
    expect(await data(query, { filter: { component: { in: 'experience' } } })).toEqual({
      ContentNodes: { total: 2, items: [{ full_slug: 'belevingen/lezen-bij-nacht' }] },
    });
  });

  it('takes alternatives', async () => {
    expect(
      await data(
        '{ ContentNodes(filter_query: { __or: [{ age: { in: "8" } }, { title: { like: "wel*" } }] }) { items { name } } }',
      ),
    ).toEqual({ ContentNodes: { items: [{ name: 'atelier' }, { name: 'Home' }] } });
  });

  it('has typed lists with typed filters', async () => {
    expect(
      await data(
        `query($theme: [String]) {
        ProgramItems(filter_query_v2: { theme: { in_array: $theme } }) { total }
        ExperienceItems(filter_query_v2: { age: { gt_int: 7, lt_int: 10 } }) { items { slug } }
        byUuids: ExperienceItems(by_uuids: "none") { total }
      }`,
        { theme: [uuidOf(3002)] },
      ),
    ).toEqual({
      ProgramItems: { total: 2 },
      ExperienceItems: { items: [{ slug: 'atelier' }] },
      byUuids: { total: 0 },
    });
  });

  it('searches, and leaves fields out', async () => {
    const found = await data(
      '{ ContentNodes(search_term: "Poëzie", excluding_fields: "body,buttons") { items { content } } }',
    );
    expect(found).toEqual({
      ContentNodes: {
        items: [
          { content: { _uid: 'u2001', component: 'home', title: 'Welkom', start_date: '2024-10-26 00:00' } },
        ],
      },
    });
  });

  it('has a single and a list field for every content type', async () => {
    const types = definitions.filter(({ nestable }) => !nestable).map(({ name }) => graphqlTypeName(name));
    const query = types.map(
      (type) => `${type}Items { total items { content { _uid component } } } ${type}Item(id: "x") { id }`,
    );
    const found = await data(`{ ${query.join(' ')} }`);
    expect(Object.keys(found ?? {})).toHaveLength(types.length * 2);
  });
});

describe('the rest of the schema', () => {
  it('tells space, tags, links, data sources and cost', async () => {
    const found = await data(`{
      Space { id name domain version languageCodes }
      Tags(starts_with: "k") { items { name taggingsCount } }
      Links(starts_with: "locaties") { items { slug published isFolder uuid } }
      DatasourceEntries(datasource: "uitgevers", per_page: 1) { total items { name value dimensionValue } }
      Datasources { items { slug } }
      RateLimit { maxCost }
    }`);
    expect(found).toMatchObject({
      Space: { id: 1001, name: 'Proefruimte', languageCodes: [] },
      Tags: { items: [{ name: 'kern', taggingsCount: 2 }] },
      Links: { items: [{ slug: 'locaties/hal-1', published: true, isFolder: false, uuid: uuidOf(5001) }] },
      DatasourceEntries: {
        total: 2,
        items: [{ name: 'De Inktpot', value: 'inktpot', dimensionValue: null }],
      },
      Datasources: { items: [{ slug: 'uitgevers' }] },
      RateLimit: { maxCost: 1 },
    });
  });

  it('counts the cost of what is asked', async () => {
    const query =
      'query($size: Int) { ...roots RateLimit { maxCost } } fragment roots on QueryType { a: ContentNodes(per_page: $size) { total } HomeItem(id: "home") { id } }';
    expect(await data(query, { size: 60 })).toMatchObject({ RateLimit: { maxCost: 5 } });
  });

  it('can be introspected', async () => {
    const found = await data('{ __type(name: "Story") { fields { name } } }');
    expect(JSON.stringify(found)).toContain('firstPublishedAt');
  });
});

describe('access and errors', () => {
  const home = '{ ContactItem(id: "contact") { content { title _editable } } }';

  it('shows drafts to the preview token only', async () => {
    const draft = await data(home, {}, { token: PREVIEW_TOKEN, version: 'draft' });
    expect(draft).toMatchObject({
      ContactItem: { content: { title: DRAFT_TITLE, _editable: expect.stringContaining('"id":"2003"') } },
    });
    expect(await data(home)).toEqual({ ContactItem: { content: { title: 'Contact', _editable: null } } });
  });

  it.each([
    [401, { token: 'verkeerd' }],
    [401, { token: '' }],
    [403, { version: 'draft' }],
    [422, { version: 'nieuw' }],
  ])('responds with %i to %j', async (status, headers) => {
    const response = await fetch(`${service.url}/v1/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: 'publiek-token', ...headers },
      body: JSON.stringify({ query: home }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it.each([
    '{ nee }',
    '{ Space { ',
    '{ ContentNodes(filter_query: { age: { groter: "8" } }) { total } }',
    '{ ContentNodes(per_page: -1) { total } }',
    '{ ContentNode(id: "home") { content { title } } }',
  ])('names what is wrong with %s, with status 200', async (query) => {
    const response = await ask.graphql(query);
    expect(response.status).toBe(200);
    expect(response.errors?.[0]?.message).toBeTruthy();
    expect(response.errors?.[0]?.message).not.toContain('Unexpected error');
  });

  it('offers no page to play with, and takes POST only', async () => {
    const response = await fetch(`${service.url}/v1/api`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(405);
  });
});
