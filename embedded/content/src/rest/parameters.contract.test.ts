import { describe, expect, it } from 'vitest';
import { serveFilled } from '../testing/ask.ts';
import { PREVIEW_TOKEN, uuidOf } from '../testing/fixture.ts';

const link = (id: number) => ({ fieldtype: 'multilink', linktype: 'story', id: uuidOf(id), url: '' });

const { ask } = await serveFilled(async (folder) => {
  const dated = (day: string) => ({
    published_at: `2024-${day}T10:00:00.000Z`,
    first_published_at: `2024-${day}T10:00:00.000Z`,
    updated_at: `2024-${day}T10:00:00.000Z`,
  });
  const page = (id: number, full_slug: string, rest = {}, content = {}) =>
    folder.story({ id, full_slug, ...rest, content: { component: 'page', title: full_slug, ...content } });
  await page(1, 'a', { ...dated('01-01'), tag_list: ['x'] });
  await page(2, 'map/b', { ...dated('01-02'), parent_id: 50 });
  await page(3, 'map', { ...dated('01-03'), is_startpage: true, parent_id: 50 });
  await page(4, 'map/diep/c', { ...dated('01-04'), tag_list: ['x', 'y'] }, { button: link(5) });
  await page(5, 'd', dated('01-05'), { button: link(1) });
  await page(6, 'concept', { published_at: null, tag_list: ['z'] });
  await page(7, 'links', dated('01-07'), { buttons: Array.from({ length: 51 }, (_, at) => link(100 + at)) });
  for (let id = 100; id <= 150; id += 1) await page(id, `lijst/nr-${id}`, dated('02-01'));
  await folder.remove('stories/concept.json');
  await folder.story(
    { id: 6, full_slug: 'concept', published_at: null, tag_list: ['z'], content: { component: 'page' } },
    'drafts',
  );
  await folder.write('datasources/kleuren.json', [{ name: 'Rood', value: 'rood' }]);
  await folder.write('datasources/maten.json', [{ name: 'Groot', value: 'l' }]);
});

describe('parameters of cdn/stories', () => {
  const small = { excluding_slugs: 'lijst/*,links' };
  it.each<[Record<string, string>, string[]]>([
    [{ is_startpage: '1' }, ['map']],
    [{ is_startpage: 'true' }, ['map']],
    [{ is_startpage: '0' }, ['a', 'map/b', 'map/diep/c', 'd']],
    [{ is_startpage: 'false', level: '2' }, ['map/b']],
    [{ level: '1' }, ['a', 'd']],
    [{ level: '3' }, ['map/diep/c']],
    [{ starts_with: 'map' }, ['map/b', 'map', 'map/diep/c']],
    [{ starts_with: 'map/' }, ['map/b', 'map/diep/c']],
    [{ with_tag: 'x' }, ['a', 'map/diep/c']],
    [{ with_tag: 'y,niets' }, ['map/diep/c']],
    [{ by_uuids: `${uuidOf(5)},${uuidOf(1)}` }, ['a', 'd']],
    [{ by_uuids_ordered: `${uuidOf(5)},${uuidOf(1)}` }, ['d', 'a']],
    [{ by_uuids: `${uuidOf(5)},${uuidOf(1)}`, sort_by: 'full_slug:desc' }, ['d', 'a']],
    [{ published_at_gt: '2024-01-04 10:00' }, ['d']],
    [{ published_at_gte: '2024-01-04 10:00' }, ['map/diep/c', 'd']],
    [{ first_published_at_lt: '2024-01-02T10:00:00Z' }, ['a']],
    [{ first_published_at_lte: '2024-01-02T10:00:00Z' }, ['a', 'map/b']],
    [{ updated_at_gt: '2024-01-02', updated_at_lt: '2024-01-04' }, ['map/b', 'map']],
    [{ content_type: 'page', sort_by: 'published_at:desc', per_page: '2' }, ['d', 'map/diep/c']],
    [{ content_type: 'quote' }, []],
  ])('%j', async (parameters, expected) => {
    expect(await ask.slugs({ ...small, ...parameters })).toEqual(expected);
  });

  it('takes what is of no use here, and lets it be', async () => {
    const ignored = {
      language: 'default',
      fallback_lang: 'nl',
      from_release: '0',
      resolve_assets: '1',
      in_workflow_stages: '',
      only_variants: 'true',
      resolve_level: '2',
    };
    expect(await ask.slugs({ ...small, ...ignored })).toEqual(await ask.slugs(small));
  });

  it('follows links of linked stories when asked', async () => {
    const one = await ask.story('map/diep/c', { resolve_links: 'url' });
    expect(one.links.map(({ uuid }) => uuid)).toEqual([uuidOf(5)]);
    const two = await ask.story('map/diep/c', { resolve_links: 'url', resolve_links_level: '2' });
    expect(two.links.map(({ uuid }) => uuid)).toEqual([uuidOf(5), uuidOf(1)]);
  });

  it('names the uuids of more than fifty linked stories', async () => {
    const stories = await ask.story('links', { resolve_links: 'story' });
    expect(stories.links).toEqual([]);
    expect(stories.link_uuids).toHaveLength(51);
    const small = await ask.story('links', { resolve_links: 'url' });
    expect(small.links).toHaveLength(51);
    expect(small).not.toHaveProperty('link_uuids');
  });

  it('of one story, is missing when it is of another type', async () => {
    expect((await ask.rest('stories/a', { content_type: 'page' })).status).toBe(200);
    expect((await ask.rest('stories/a', { content_type: 'quote' })).status).toBe(404);
  });
});

describe('cdn/links', () => {
  const slugs = async (parameters: Record<string, string>) => {
    const { body } = await ask.rest('links', parameters);
    return [...JSON.stringify(body).matchAll(/"slug":"([^"]*)"/g)].map(([, slug]) => slug);
  };

  it('comes in pages unless asked otherwise', async () => {
    const first = await ask.rest('links', { per_page: '40' });
    const second = await ask.rest('links', { per_page: '40', page: '2', paginated: '1' });
    expect([first.headers.get('total'), first.headers.get('per-page')]).toEqual(['58', '40']);
    expect(JSON.stringify(second.body).match(/"real_path"/g)).toHaveLength(18);
    const all = await ask.rest('links', { paginated: '0' });
    expect(JSON.stringify(all.body).match(/"real_path"/g)).toHaveLength(58);
    expect((await ask.rest('links', { per_page: '5000' })).headers.get('per-page')).toBe('1000');
  });

  it('selects by folder, parent and uuid', async () => {
    expect(await slugs({ starts_with: 'map/' })).toEqual(['map/b', 'map/diep/c']);
    expect(await slugs({ with_parent: '50', starts_with: 'map/' })).toEqual(['map/b']);
    expect(await slugs({ with_parent: '0', starts_with: 'a' })).toEqual(['a']);
    expect(await slugs({ by_uuid: uuidOf(5) })).toEqual(['d']);
  });

  it('shows to the preview token what is not published, without a version or as draft', async () => {
    for (const version of ['', 'draft']) {
      const { body } = await ask.rest('links', { token: PREVIEW_TOKEN, version, starts_with: 'concept' });
      expect(body).toMatchObject({ links: { [uuidOf(6)]: { published: false } } });
    }
    expect(await slugs({ token: PREVIEW_TOKEN, version: 'published', starts_with: 'concept' })).toEqual([]);
    expect((await ask.rest(`links/${uuidOf(6)}`, { token: PREVIEW_TOKEN })).status).toBe(200);
    expect((await ask.rest(`links/${uuidOf(6)}`)).status).toBe(404);
  });
});

describe('cdn/tags', () => {
  it('counts on stories as well when asked for all', async () => {
    expect((await ask.rest('tags', { all_tags: '1' })).body).toEqual({
      tags: [
        { name: 'x', taggings_count: 2, tag_on_stories: 2 },
        { name: 'y', taggings_count: 1, tag_on_stories: 1 },
      ],
    });
  });

  it('counts drafts for the preview token', async () => {
    expect((await ask.rest('tags', { ...ask.draft, starts_with: 'z' })).body).toEqual({
      tags: [{ name: 'z', taggings_count: 1 }],
    });
  });
});

describe('cdn/datasources', () => {
  it('finds by text and by id, each with its version', async () => {
    const { body } = await ask.rest('datasources', { search: 'kleur' });
    expect(body).toMatchObject({
      datasources: [{ slug: 'kleuren', dimensions: [] }],
      cv: expect.any(Number),
    });
    const id = /"id":(\d+)/.exec(JSON.stringify(body))?.[1] ?? '';
    expect((await ask.rest('datasources', { by_ids: id })).body).toEqual(body);
    expect((await ask.rest(`datasources/${id}`)).body).toMatchObject({
      datasource: { id: Number(id), slug: 'kleuren' },
      cv: expect.any(Number),
    });
    expect((await ask.rest('datasources/1')).status).toBe(404);
  });

  it('gives the entries of one, of all, and of none', async () => {
    const names = async (parameters: Record<string, string>) => {
      const { body } = await ask.rest('datasource_entries', parameters);
      return [...JSON.stringify(body).matchAll(/"name":"(\w+)"/g)].map(([, name]) => name);
    };
    expect(await names({ datasource: 'maten', dimension: 'fr' })).toEqual(['Groot']);
    expect(await names({})).toEqual(['Rood', 'Groot']);
    expect(await names({ datasource: 'onbekend' })).toEqual([]);
  });
});
