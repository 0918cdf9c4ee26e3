import { afterEach, describe, expect, it } from 'vitest';
import { noFaults } from './faults.ts';
import { asker, makeFolder, PREVIEW_TOKEN, page, serve, TOKEN, uuidOf } from './testing/fixture.ts';
import { fillSpace } from './testing/space.ts';

/** What the draft of the contact page says; it must never reach the public token. */
const DRAFT_TITLE = 'Nog niet voor publiek';

const folder = await makeFolder();
await fillSpace(folder);
const contact = { component: 'contact', title: DRAFT_TITLE };
await folder.story({ id: 2003, full_slug: 'contact', content: contact }, 'drafts');
const service = await serve(folder);
const ask = asker(service.url);
const slugs = async (query: Record<string, string>) =>
  (await ask.stories(query)).stories.map((story: { full_slug: string }) => story.full_slug);

describe('the checklist of the service', () => {
  it.each(['undefined', '', '0', '1769934660', '1'])('1: takes cv=%s and language=undefined', async (cv) => {
    const { status, body } = await ask.rest('stories', { cv, language: 'undefined' });
    expect([status, body.stories.length]).toEqual([200, 25]);
  });

  it('2: sends per-page and total with every list', async () => {
    for (const path of ['stories', 'links']) {
      const { headers } = await ask.rest(path, { per_page: '2' });
      expect([path, headers.get('per-page')]).toEqual([path, '2']);
      expect(Number(headers.get('total'))).toBeGreaterThan(0);
    }
  });

  it('3: every response with stories has cv, rels and links', async () => {
    const empty = await ask.stories({ starts_with: 'nergens' });
    expect(empty).toEqual({ stories: [], cv: expect.any(Number), rels: [], links: [] });
    expect(empty.cv).toBeGreaterThan(0);
    expect(empty.cv).toSatisfy(Number.isInteger);
    expect(await ask.story('contact')).toMatchObject({ cv: empty.cv, rels: [], links: [] });
  });

  it('4: REST keeps uuids and lists relations beside, GraphQL puts them in place', async () => {
    const home = await ask.story('home', { resolve_relations: 'article_grid.articles' });
    expect(home.story.content.body).toMatchObject([
      { articles: [uuidOf(4001), uuidOf(9999), uuidOf(4003)] },
      {},
    ]);
    expect(home.rels).toMatchObject([{ uuid: uuidOf(4001) }]);
    const { data } = await ask.graphql(
      '{ ContentNode(id: "home", resolve_relations: "article_grid.articles") { content } }',
    );
    const article = { uuid: uuidOf(4001), full_slug: 'belevingen/lezen-bij-nacht' };
    expect(data.ContentNode.content.body).toMatchObject([
      { articles: [article, uuidOf(9999), uuidOf(4003)] },
      {},
    ]);
  });

  it('5: above 50 relations there are only uuids, all of them', async () => {
    const many = await ask.story('programma/nacht', { resolve_relations: 'program.theme' });
    expect(many.rels).toEqual([]);
    expect(many.rel_uuids).toHaveLength(60);
    const few = await ask.story('programma/atelier', { resolve_relations: 'program.theme' });
    expect(few.rels).toHaveLength(1);
    expect(few.rel_uuids).toBeUndefined();
  });

  it('6: a missing story is a list with one text, other errors are an object', async () => {
    expect(await ask.rest('stories/bestaat-niet')).toMatchObject({
      status: 404,
      body: ['This record could not be found'],
    });
    const wrong = await ask.rest('stories', { sort_by: 'onzin' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual({ error: expect.stringContaining('sort_by') });
  });

  it('7: the public token never sees a draft', async () => {
    for (const path of ['stories', 'stories/contact', 'links', 'spaces/me']) {
      expect((await ask.rest(path, { version: 'draft' })).status, path).toBe(401);
    }
    for (const path of ['stories/contact', 'stories', 'links']) {
      const { text } = await ask.rest(path, { per_page: '100' });
      expect(text).not.toContain(DRAFT_TITLE);
      expect(text).not.toContain('geheim');
    }
    expect((await ask.graphql('{ Space { name } }', { version: 'draft' })).status).toBe(403);
    expect((await ask.story('contact', ask.draft)).story.content.title).toBe(DRAFT_TITLE);
    expect((await ask.story('contact', { token: PREVIEW_TOKEN })).story.content.title).toBe('Contact');
  });

  it('8: every block carries its editing mark in draft, and none does when published', async () => {
    const draft = await ask.story('home', ask.draft);
    expect(draft.story.content._editable).toBe(
      '<!--#storyblok#{"name":"home","space":"1001","uid":"u2001","id":"2001"}-->',
    );
    const text = JSON.stringify(draft.story.content);
    for (const uid of ['b1', 'g1', 'r1', 'q1']) expect(text).toContain(String.raw`\"uid\":\"${uid}\"`);
    const published = await ask.story('home', { token: PREVIEW_TOKEN, version: 'published' });
    expect(JSON.stringify(published)).not.toContain('_editable');
  });

  it('9: ids may have 15 digits; in GraphQL they are null with an error, as in v1', async () => {
    const LARGE = 223_315_323_218_534;
    const copy = await makeFolder();
    await copy.write('space.json', { id: LARGE + 1, name: 'Kopie', domain: '' });
    await copy.story({ ...page(LARGE, 'map/kopie', 'Kopie'), parent_id: LARGE + 2 });
    const served = await serve(copy);
    const own = asker(served.url);
    expect((await own.story(String(LARGE))).story).toMatchObject({ id: LARGE, parent_id: LARGE + 2 });
    const query = (fields: string) => own.graphql(`{ ContentNode(id: "${LARGE}") { ${fields} } }`);
    expect((await query('uuid full_slug')).data.ContentNode).toMatchObject({ full_slug: 'map/kopie' });
    const { data, errors } = await query('id parent_id');
    expect(data.ContentNode).toEqual({ id: null, parent_id: null });
    expect(errors).toHaveLength(2);
  });

  it('11: unpublished, wrong scope and unknown slug are three responses', async () => {
    const responses = await Promise.all([
      ask.rest('stories/belevingen/geheim', { token: PREVIEW_TOKEN, version: 'published' }),
      ask.rest('stories/belevingen/geheim', { token: TOKEN, version: 'draft' }),
      ask.rest('stories/nergens'),
      ask.rest('stories/belevingen/geheim', ask.draft),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 401, 404, 200]);
  });

  it('13: links hold stories and folders by uuid', async () => {
    const { body } = await ask.rest('links', { per_page: '1000' });
    const found = Object.values(body.links);
    expect(found).toContainEqual(
      expect.objectContaining({ slug: 'contact', is_folder: false, published: true }),
    );
    expect(found).toContainEqual(expect.objectContaining({ slug: 'belevingen', is_folder: true }));
  });

  it('finds stories by words: those with them in the slug first, then in the name', async () => {
    expect(await slugs({ search_term: 'CONTÁCT' })).toEqual(['contact', 'home']);
  });

  it('speaks one language, whichever is asked for', async () => {
    expect(await ask.story('contact', { language: 'nl' })).toEqual(await ask.story('contact'));
  });

  it.each([
    ['filter_query[age][huh]', '8'],
    ['filter_query[start_date][gt_date]', 'ooit'],
    ['filter_query', 'x'],
    ['page', '0'],
    ['version', 'ooit'],
  ])('14: a parameter that cannot be read is 422: %s=%s', async (name, value) => {
    expect((await ask.rest('stories', { [name]: value })).status).toBe(422);
  });
});

describe('what tests turn on', () => {
  const plain = (path: string, query = '') =>
    fetch(`${service.url}/v2/cdn/${path}?token=${TOKEN}${query}`, { redirect: 'manual' });
  afterEach(() => service.setFaults(noFaults));

  it('faults are pages of HTML with status 500, as often as asked', async () => {
    service.setFaults({ faultRate: 0.25 });
    const responses = await Promise.all(Array.from({ length: 8 }, () => plain('stories/home')));
    expect(responses.filter(({ status }) => status === 500)).toHaveLength(2);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it.each(['', '&cv=', '&cv=0', '&cv=undefined'])(
    'with delays a published question with %j is redirected to the current version',
    async (cv) => {
      service.setFaults({ delays: true });
      const { body } = await ask.rest('spaces/me');
      const response = await plain('stories', `&starts_with=themas/&per_page=2${cv}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(
        `/v2/cdn/stories?cv=${body.space.version}&per_page=2&starts_with=themas%2F&token=${TOKEN}`,
      );
    },
  );

  it('with delays what was given at an address stays there, and another has the new', async () => {
    const copy = await makeFolder();
    await copy.story(page(1, 'een', 'Eerste'));
    const served = await serve(copy, { delays: true });
    const title = async (cv: string) => (await asker(served.url).story('een', { cv })).story.content.title;
    expect(await title('1')).toBe('Eerste');
    await copy.story(page(1, 'een', 'Tweede'));
    await expect.poll(() => title(`${Math.random()}`)).toBe('Tweede');
    expect(await title('1')).toBe('Eerste');
  });
});
