import StoryblokNewest from 'storyblok-js-client';
import StoryblokPinned from 'storyblok-js-client-5';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noFaults } from './fault-injection.ts';
import { serveFilled } from './testing/ask.ts';
import { PREVIEW_TOKEN, TOKEN, uuidOf } from './testing/fixture.ts';
import { DRAFT_TITLE, fillDrafted } from './testing/space.ts';

const { service } = await serveFilled(fillDrafted);

afterEach(() => service.setFaults(noFaults));

type Parameters = Record<string, string | number | readonly string[] | object>;
type ClientResponse = {
  readonly data: unknown;
  readonly headers: unknown;
  readonly total?: number;
  readonly perPage?: number;
};
/** What both versions have in common, as our tests use it. */
type Client = {
  readonly get: (slug: string, parameters?: Parameters) => Promise<ClientResponse>;
  readonly getAll: (slug: string, parameters?: Parameters) => Promise<unknown[]>;
};
type Connect = (accessToken?: string) => Client;

const configuration = (accessToken: string) => ({
  accessToken,
  endpoint: `${service.url}/v2`,
  rateLimit: 1000,
  cache: { type: 'none' as const },
});

const pinned: Connect = (accessToken = TOKEN) => {
  const client = new StoryblokPinned(configuration(accessToken));
  return {
    get: (slug, parameters = {}) => client.get(slug, parameters),
    getAll: (slug, parameters = {}) => client.getAll(slug, parameters),
  };
};
const newest: Connect = (accessToken = TOKEN) => {
  const client = new StoryblokNewest(configuration(accessToken));
  return {
    get: (slug, parameters = {}) => client.get(slug, parameters),
    getAll: (slug, parameters = {}) => client.getAll(slug, parameters),
  };
};

const content = z.looseObject({ component: z.string() });
const story = z.looseObject({ uuid: z.string(), full_slug: z.string(), content });
const storyIn = (response: ClientResponse) => z.object({ story }).parse(response.data).story;
const storiesIn = (response: ClientResponse) =>
  z.object({ stories: z.array(story) }).parse(response.data).stories;

describe.each([
  { version: '5.14.4', connect: pinned },
  { version: '7.7.6', connect: newest },
])('storyblok-js-client $version, unchanged', ({ connect }) => {
  it('gets a story, again and again', async () => {
    const client = connect();
    for (let round = 0; round < 3; round += 1) {
      const response = await client.get('cdn/stories/home');
      expect(storyIn(response).content.title).toBe('Welkom');
      expect(response.data).toMatchObject({ cv: expect.any(Number), rels: [], links: [] });
    }
  });

  it('gets a story by uuid', async () => {
    const response = await connect().get(`cdn/stories/${uuidOf(2003)}`, { find_by: 'uuid' });
    expect(storyIn(response).full_slug).toBe('contact');
  });

  it('gets a page of a list, with how many there are', async () => {
    const response = await connect().get('cdn/stories', {
      starts_with: 'themas/',
      per_page: 7,
      page: 2,
      sort_by: 'name:desc',
    });
    expect(storiesIn(response).map(({ full_slug }) => full_slug)[0]).toBe('themas/thema-3053');
    expect([response.total, response.perPage]).toEqual([60, 7]);
  });

  it('gets all of a list, over every page', async () => {
    const all = z.array(story).parse(await connect().getAll('cdn/stories', { starts_with: 'themas/' }));
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(60);
  });

  it('gets all links', async () => {
    const all = await connect().getAll('cdn/links', { per_page: 20 });
    const slugs = z.array(z.looseObject({ slug: z.string() })).parse(all);
    expect(slugs.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['home', 'contact', 'themas/thema-3060']),
    );
    expect(slugs.length).toBeGreaterThan(60);
  });

  it('puts relations in place, two levels deep', async () => {
    const response = await connect().get('cdn/stories/programma/atelier', {
      resolve_relations: ['program.experience', 'program.theme', 'experience.theme'],
    });
    expect(storyIn(response).content).toMatchObject({
      experience: { full_slug: 'belevingen/atelier' },
      theme: [{ full_slug: 'themas/thema-3002' }],
    });
  });

  it('puts more than fifty relations in place', async () => {
    const response = await connect().get('cdn/stories/programma/nacht', {
      resolve_relations: 'program.theme',
    });
    const themes = z.array(story).parse(storyIn(response).content.theme);
    expect(themes.map(({ uuid }) => uuid)).toEqual(
      Array.from({ length: 60 }, (_, index) => uuidOf(3001 + index)),
    );
  });

  it('puts more than fifty relations in place in a list', async () => {
    const response = await connect().get('cdn/stories', {
      content_type: 'program',
      resolve_relations: 'program.theme,program.experience',
    });
    for (const { content } of storiesIn(response))
      expect(() => z.array(story).parse(content.theme)).not.toThrow();
  });

  it.each(['url', 'link', 'story'])('puts links in place in mode %s', async (resolve_links) => {
    const response = await connect().get('cdn/stories/home', { resolve_links });
    expect(storyIn(response).content).toMatchObject({
      buttons: [{ link: { story: { uuid: uuidOf(2003), name: 'contact' } } }],
    });
  });

  it('filters, with alternatives', async () => {
    const response = await connect().get('cdn/stories', {
      sort_by: 'content.age:desc:int',
      filter_query: {
        component: { in: 'experience' },
        __or: [{ age: { in: '8' } }, { 'seo.title': { like: 'nacht' } }],
      },
    });
    expect(storiesIn(response).map(({ full_slug }) => full_slug)).toEqual([
      'belevingen/lezen-bij-nacht',
      'belevingen/atelier',
    ]);
  });

  it('gets space, tags and lists of values', async () => {
    const client = connect();
    expect((await client.get('cdn/spaces/me')).data).toMatchObject({ space: { id: 1001 } });
    expect((await client.get('cdn/tags')).data).toMatchObject({
      tags: [{ name: 'avond' }, { name: 'kern' }],
    });
    expect(await client.getAll('cdn/datasource_entries', { datasource: 'uitgevers' })).toHaveLength(2);
  });

  it('reads drafts with the preview token only', async () => {
    const draft = await connect(PREVIEW_TOKEN).get('cdn/stories/contact', { version: 'draft' });
    expect(storyIn(draft).content).toMatchObject({ title: DRAFT_TITLE, _editable: expect.any(String) });
    await expect(connect().get('cdn/stories/contact', { version: 'draft' })).rejects.toMatchObject({
      message: 'Unauthorized',
    });
  });

  it('follows the redirect to the current version', async () => {
    service.setFaults({ cvRedirect: true });
    expect(storyIn(await connect().get('cdn/stories/contact')).content.title).toBe('Contact');
  });

  it('rejects when the service fails with a page of HTML', async () => {
    service.setFaults({ faultRate: 1 });
    await expect(connect().get('cdn/stories/contact')).rejects.toBeTruthy();
  });
});

describe('what the two versions make of an error', () => {
  it('5.14.4 knows the reason phrase only', async () => {
    const error = await pinned()
      .get('cdn/stories/nergens')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Not Found' });
    await expect(pinned('verkeerd').get('cdn/stories')).rejects.toMatchObject({ message: 'Unauthorized' });
  });

  it('7.7.6 knows status and body', async () => {
    await expect(newest().get('cdn/stories/nergens')).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    });
    await expect(newest('verkeerd').get('cdn/stories')).rejects.toMatchObject({ status: 401 });
    await expect(newest().get('cdn/stories', { sort_by: 'onzin' })).rejects.toMatchObject({ status: 422 });
  });

  it('5.14.4 gives up at a limit, 7.7.6 tries again', async () => {
    service.setFaults({ rateLimit: true });
    const talk = vi.spyOn(console, 'log').mockImplementation(() => {});
    const ask = ({ get }: Client) =>
      Promise.allSettled(Array.from({ length: 8 }, () => get('cdn/stories', { per_page: 100 })));
    const failed = (await ask(pinned())).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(2);
    expect(failed[0]).toMatchObject({ reason: { message: 'Too Many Requests' } });
    expect((await ask(newest())).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(talk).toHaveBeenCalledWith(expect.stringContaining('rate limit'));
    talk.mockRestore();
  });
});
