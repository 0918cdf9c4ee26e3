import { describe, expect, it } from 'vitest';
import { asker, serveFilled } from '../testing/ask.ts';
import { PREVIEW_TOKEN, serve, uuidOf } from '../testing/fixture.ts';
import { fillDrafted, THEMES } from '../testing/space.ts';

const { ask, folder, service } = await serveFilled(fillDrafted);

describe('cdn/stories', () => {
  it('orders by position and pages, past the end with an empty list', async () => {
    const first = await ask.stories({ per_page: '3' });
    expect(first.stories.map(({ full_slug }) => full_slug)).toEqual([
      'belevingen/atelier',
      'home',
      'contact',
    ]);
    const total = Number(first.headers.get('total'));
    const past = await ask.stories({ per_page: '3', page: '1000' });
    expect([past.stories, past.headers.get('total')]).toEqual([[], String(total)]);
    expect((await ask.stories({ per_page: '500' })).headers.get('per-page')).toBe('100');
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['a prefix', { starts_with: 'programma/' }, ['programma/nacht', 'programma/atelier']],
    ['slugs', { by_slugs: 'home,programma/*' }, ['home', 'programma/nacht', 'programma/atelier']],
    ['slugs to leave out', { content_type: 'program', excluding_slugs: '*/nacht' }, ['programma/atelier']],
    ['uuids', { by_uuids: `${uuidOf(6002)},${uuidOf(2001)},x` }, ['home', 'programma/atelier']],
    [
      'uuids in order',
      { by_uuids_ordered: `${uuidOf(6002)},${uuidOf(2001)}` },
      ['programma/atelier', 'home'],
    ],
    ['ids', { by_ids: '2003,6001' }, ['contact', 'programma/nacht']],
    ['ids to leave out', { content_type: 'program', excluding_ids: '6001' }, ['programma/atelier']],
    ['a content type', { content_type: 'location' }, ['locaties/hal-1']],
    ['a depth', { level: '1' }, ['home', 'contact']],
    ['tags', { with_tag: 'avond,niets' }, ['belevingen/lezen-bij-nacht']],
    ['words', { search_term: 'poezie' }, ['home']],
    ['a date filter', { 'filter_query[start_date][gt_date]': '2024-10-27 00:00' }, ['programma/atelier']],
    [
      'a range',
      {
        'filter_query[start_date][gt_date]': '2024-10-26',
        'filter_query[start_date][lt_date]': '2024-10-27',
      },
      ['programma/nacht'],
    ],
    ['a relation', { 'filter_query[experience][in]': uuidOf(4002) }, ['programma/atelier']],
    ['a nested field', { 'filter_query[seo.title][like]': 'na*' }, ['belevingen/lezen-bij-nacht']],
    [
      'alternatives',
      {
        'filter_query[component][in]': 'experience',
        'filter_query[__or][][age][in]': '8',
        'filter_query[__or][][title][in]': 'Geheim',
      },
      ['belevingen/atelier'],
    ],
    [
      'numbered alternatives',
      { 'filter_query[__or][0][age][in]': '8', 'filter_query[__or][1][age][in]': '9' },
      ['belevingen/atelier'],
    ],
    [
      'an order',
      { content_type: 'experience', sort_by: 'content.age:desc:int' },
      ['belevingen/lezen-bij-nacht', 'belevingen/atelier'],
    ],
    ['a list as value', { 'filter_query[age][in][]': '8' }, []],
    ['dates of publication', { published_at_gt: '2024-02-02' }, []],
  ])('selects by %s', async (_what, parameters, expected) => {
    expect(await ask.slugs(parameters)).toEqual(expected);
  });

  it('leaves fields of the first level out on request', async () => {
    const { story } = await ask.story('home', { excluding_fields: 'body,title' });
    expect(Object.keys(story.content).sort()).toEqual(['_uid', 'buttons', 'component', 'start_date']);
  });

  it('gives a story the shape of the service', async () => {
    const { story } = await ask.story('belevingen/lezen-bij-nacht');
    expect(story).toMatchObject({
      id: 4001,
      uuid: uuidOf(4001),
      slug: 'lezen-bij-nacht',
      default_full_slug: null,
      created_at: '2024-01-05T09:00:00.000Z',
      published_at: '2024-02-01T08:31:00.000Z',
      first_published_at: '2024-01-06T10:00:00.000Z',
      sort_by_date: null,
      position: 4001,
      tag_list: ['kern', 'avond'],
      is_startpage: false,
      parent_id: 700,
      meta_data: null,
      release_id: null,
      lang: 'default',
      path: null,
      alternates: [],
      translated_slugs: null,
    });
  });

  it('finds a story by slug, by id, and by uuid with find_by', async () => {
    expect((await ask.story('2003')).story.full_slug).toBe('contact');
    expect((await ask.story('contact/')).story.id).toBe(2003);
    expect((await ask.story(uuidOf(2003), { find_by: 'uuid' })).story.id).toBe(2003);
    expect((await ask.rest(`stories/${uuidOf(2003)}`)).status).toBe(404);
    expect((await ask.story('belevingen%2Fatelier')).story.id).toBe(4002);
  });

  it('answers a path with a slash behind it', async () => {
    expect((await ask.rest('stories/')).status).toBe(200);
    expect((await ask.rest('spaces/me/')).status).toBe(200);
  });

  it('resolves two levels of relations, without what is not published', async () => {
    const resolve_relations = 'article_grid.articles,experience.theme,experience.location';
    const published = await ask.story('home', { resolve_relations });
    expect(published.rels.map(({ id }) => id)).toEqual([4001, 3001, 3002, 5001]);
    const draft = await ask.story('home', { ...ask.draft, resolve_relations });
    expect(draft.rels.map(({ id }) => id)).toContain(4003);
  });

  it('goes on to the second level above the limit when asked', async () => {
    const parameters = {
      resolve_relations: 'program.theme,program.experience,experience.location',
      resolve_level: '2',
    };
    expect((await ask.story('programma/nacht', parameters)).rel_uuids).toContain(uuidOf(5001));
    expect(
      (await ask.story('programma/nacht', { ...parameters, resolve_level: '' })).rel_uuids,
    ).not.toContain(uuidOf(5001));
    expect(THEMES).toHaveLength(60);
  });

  it.each([
    ['url', { url: 'contact', full_slug: 'contact' }],
    ['story', { content: { title: 'Contact' } }],
    ['link', { slug: 'contact', full_slug: 'contact', published: true }],
    ['1', { content: { title: 'Contact' } }],
  ])('resolves links in mode %s', async (resolve_links, expected) => {
    const { links } = await ask.story('home', { resolve_links });
    expect(links).toHaveLength(1);
    expect(links[0]).toMatchObject({ id: 2003, uuid: uuidOf(2003), ...expected });
    expect((await ask.story('home', { resolve_links: '0' })).links).toEqual([]);
  });
});

describe('the other endpoints', () => {
  it('cdn/links holds stories and folders by uuid', async () => {
    const { body } = await ask.rest('links', { starts_with: 'belevingen', include_dates: '1' });
    expect(body).toMatchObject({
      links: {
        [uuidOf(4001)]: {
          id: 4001,
          slug: 'belevingen/lezen-bij-nacht',
          real_path: '/belevingen/lezen-bij-nacht',
          published: true,
          is_folder: false,
          parent_id: 700,
          published_at: '2024-02-01T08:31:00.000Z',
        },
      },
    });
    expect(JSON.stringify(body)).toContain('"slug":"belevingen","path":null,"real_path":"/belevingen"');
    expect((await ask.rest(`links/${uuidOf(2003)}`)).body).toMatchObject({ link: { slug: 'contact' } });
    const all = await ask.rest('links', { paginated: '0', token: PREVIEW_TOKEN });
    expect(all.headers.get('total')).toBeNull();
    expect(all.body).toMatchObject({ links: { [uuidOf(4003)]: { published: false } } });
  });

  it('cdn/spaces/me tells the version that every response has', async () => {
    const { cv } = await ask.stories();
    expect((await ask.rest('spaces/me')).body).toEqual({
      space: {
        id: 1001,
        name: 'Proefruimte',
        domain: 'https://proef.example/',
        version: cv,
        language_codes: [],
      },
    });
  });

  it('cdn/tags counts', async () => {
    expect((await ask.rest('tags')).body).toEqual({
      tags: [
        { name: 'avond', taggings_count: 1 },
        { name: 'kern', taggings_count: 2 },
      ],
    });
    expect((await ask.rest('tags', { starts_with: 'k' })).body).toMatchObject({ tags: [{ name: 'kern' }] });
  });

  it('cdn/datasources and its entries', async () => {
    expect((await ask.rest('datasources')).body).toMatchObject({
      datasources: [{ name: 'Uitgevers', slug: 'uitgevers' }],
    });
    expect((await ask.rest('datasources/uitgevers')).body).toMatchObject({
      datasource: { slug: 'uitgevers' },
    });
    const { body } = await ask.rest('datasource_entries', {
      datasource: 'uitgevers',
      per_page: '1',
      page: '2',
    });
    expect(body).toMatchObject({
      datasource_entries: [{ name: 'Vel & Pen', value: 'vel-en-pen', dimension_value: null }],
    });
  });
});

describe('a question that cannot be', () => {
  it.each([
    [401, 'stories', { token: '' }],
    [401, 'stories', { token: 'verkeerd' }],
    [401, 'stories/nergens', { token: 'verkeerd' }],
    [401, 'spaces/me', { token: 'verkeerd' }],
    [422, 'stories', { version: 'nieuw' }],
    [422, 'stories', { page: 'twee' }],
    [422, 'stories', { page: '0' }],
    [422, 'stories', { per_page: '-1' }],
    [422, 'stories', { sort_by: 'content' }],
    [422, 'stories', { is_startpage: 'misschien' }],
    [422, 'stories', { published_at_gt: 'gisteren' }],
    [422, 'stories', { 'filter_query[age]': '8' }],
    [422, 'stories', { 'filter_query[age][groter]': '8' }],
    [422, 'stories', { 'filter_query[age][gt_int]': 'acht' }],
    [422, 'stories/home', { find_by: 'naam' }],
    [400, 'stories', { starts_with: 'a\0b' }],
    [400, 'stories/%ZZ', {}],
    [404, 'verhalen', {}],
    [404, 'links/onbekend', {}],
  ])('responds with %i to %s with %j', async (status, path, parameters) => {
    const response = await ask.rest(path, { ...parameters });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('refuses unknown parameters in strict mode, by name', async () => {
    const strict = await serve(folder, { strict: true });
    const response = await asker(strict.url).rest('stories', { kleur: 'rood', per_page: '1' });
    const fine = await asker(strict.url).rest('stories', { per_page: '1', 'filter_query[age][in]': '8' });
    await strict.close();
    expect([response.status, response.body]).toEqual([422, { error: 'Unknown parameter: kleur' }]);
    expect(fine.status).toBe(200);
  });

  it('only reads', async () => {
    const response = await fetch(`${service.url}/v2/cdn/stories`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('answers the preflight of a browser', async () => {
    const response = await fetch(`${service.url}/v2/cdn/stories`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elders.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'sb-agent,sb-agent-version,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('sb-agent-version');
  });
});
