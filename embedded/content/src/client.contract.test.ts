import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectContent, type PictureSizes } from '@inktvis/content/client';
import { silentLog } from '@inktvis/foundation/log';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { openUntrustedServer } from '@inktvis/foundation/testing/untrusted-server';
import { describe, expect, it, vi } from 'vitest';
import type { ContentService } from './create-service.ts';
import { makeFolder, SAMPLE, serve, TOKEN } from './testing/fixture.ts';
import { fillSpace } from './testing/space.ts';

const scratch = temporaryFolder();
const folder = await makeFolder();
await fillSpace(folder);
const sample = await serve({ dir: SAMPLE });
const space = await serve(folder);

let connections = 0;
function open(
  service: Pick<ContentService, 'url'>,
  transport: 'graphql' | 'rest',
  token = TOKEN,
  pictureSizes?: PictureSizes,
) {
  connections += 1;
  return connectContent(
    {
      transport,
      graphqlUrl: `${service.url}/v1/api`,
      restUrl: `${service.url}/v2`,
      token,
      readTimeoutMs: 5000,
      pollMs: 20_000,
      requestsPerSecond: Number.POSITIVE_INFINITY,
      lastGoodDir: join(scratch, `last-good-${connections}`),
      pictureSizes,
    },
    silentLog,
  );
}

const connect = (...options: Parameters<typeof open>) => open(...options).content;

describe('every read gives the same over GraphQL and REST', () => {
  it.each([
    ['globals', (content: ReturnType<typeof connect>) => content.globals()],
    ['the home page', (content) => content.page('home')],
    ['a page with every block', (content) => content.page('alle-blokken')],
    ['an experience', (content) => content.page('activiteiten/nacht-van-het-spannende-boek')],
    ['the days', (content) => content.days()],
    ['what the programme is filtered by', (content) => content.filterItems()],
    ['the programme', (content) => content.programme()],
    ['the second page of the news', (content) => content.listing('news_article', { page: 2, perPage: 24 })],
    ['everything that can be found', (content) => content.findable()],
    ['the bookshops', (content) => content.listing('bookstore', { page: 1, perPage: 24 })],
  ])('%s', async (_, read) => {
    const [graphql, rest] = await Promise.all([
      read(connect(sample, 'graphql')),
      read(connect(sample, 'rest')),
    ]);
    expect(graphql.ok).toBe(true);
    expect(rest).toEqual(graphql);
  });
});

describe.each(['graphql', 'rest'] as const)('over %s', (transport) => {
  it('the programme is complete, by start, with experience, theme and place resolved', async () => {
    const read = await connect(sample, transport).programme();
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toHaveLength(220);
    const starts = read.value.map((item) => item.content.startDate.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const item of read.value) {
      expect(item.content.experience?.content.title).toBeTruthy();
      expect(item.content.experience?.content.theme[0]?.content.icon).toBeTruthy();
      expect(item.content.location?.content.title).toBeTruthy();
    }
  });

  it('so it is in a copy of a real space, whose ids have 15 digits', async () => {
    const copy = await makeFolder();
    for (const path of globSync('**/*.json', { cwd: SAMPLE, exclude: ['assets/**'] })) {
      const file: unknown = JSON.parse(await readFile(join(SAMPLE, path), 'utf8'), (key, value: unknown) =>
        (key === 'id' || key === 'parent_id') && typeof value === 'number' && value > 0
          ? value + 200_000_000_000_000
          : value,
      );
      await copy.write(path, file);
    }
    const programme = await connect(await serve(copy), transport).programme();
    expect(programme.ok).toBe(true);
    expect(programme).toEqual(await connect(sample, transport).programme());
  });

  it('news comes newest first and pages do not overlap', async () => {
    const content = connect(sample, transport);
    const [first, second] = await Promise.all(
      [1, 2].map((page) => content.listing('news_article', { page, perPage: 24 })),
    );
    if (!first?.ok || !second?.ok) throw new Error('no news');
    const all = [...first.value.items, ...second.value.items];
    expect(all).toHaveLength(30);
    expect(new Set(all.map((story) => story.uuid)).size).toBe(30);
    const dates = all.map((story) => story.content.date ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('everything that can be found comes last made first, with its words, without what serves others', async () => {
    const read = await connect(sample, transport).findable();
    if (!read.ok) throw new Error(read.error.message);
    const made = read.value.map(({ story }) => story.createdAt?.getTime() ?? 0);
    expect(made).toEqual(made.toSorted((a, b) => b - a));
    const types = new Set<string>(read.value.map(({ story }) => story.type));
    for (const never of ['program', 'header', 'footer', 'social', 'location', 'theme', 'type'])
      expect(types.has(never), never).toBe(false);
    for (const always of ['experience', 'news_article', 'hotspot_kortrijk', 'bookstore', 'page', 'home'])
      expect(types.has(always), always).toBe(true);
    const experience = read.value.find(({ story }) => story.type === 'experience');
    expect(experience?.story).toMatchObject({
      content: { body: [], theme: expect.arrayContaining([expect.objectContaining({ type: 'theme' })]) },
    });
    expect(read.value.find(({ story }) => story.fullSlug === 'privacy')?.text).toMatch(/\w+ \w+/);
  });

  it('more than fifty relations all arrive', async () => {
    const read = await connect(space, transport).programme();
    expect(read.ok && read.value[0]?.content.theme).toHaveLength(60);
  });

  it('a link goes to where its story is now', async () => {
    const read = await connect(space, transport).page('home');
    const home = read.ok && read.value?.type === 'home' ? read.value : null;
    expect(home?.content.buttons[0]?.link?.href).toBe('/contact');
  });

  it('a slug with capitals is at the address in small letters', async () => {
    const read = await connect(space, transport).page('belevingen/atelier');
    expect(read).toMatchObject({ ok: true, value: { href: '/belevingen/atelier' } });
  });

  it('a story that does not exist, is not published or is no page is nothing, not an error', async () => {
    const content = connect(space, transport);
    for (const slug of ['bestaat-niet', 'belevingen/geheim', 'locaties/hal-1']) {
      expect(await content.page(slug), slug).toEqual({ ok: true, value: null });
    }
  });

  it('a wrong token is an error, not an empty site', async () => {
    const read = await connect(sample, transport, 'fout').page('home');
    expect(read.ok).toBe(false);
  });

  it('a service whose certificate no authority signed is sent no token', async () => {
    const stranger = await openUntrustedServer();
    expect(await connect(stranger, transport).globals()).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect(stranger.reached).toEqual({ isConnected: true, requests: 0 });
  });

  it('a size that becomes known is in every page from then on', async () => {
    const own = await makeFolder();
    const image = { filename: 'https://a.storyblok.com/f/1001/x/abc/oud.jpg', alt: 'Een hal' };
    const body = [{ component: 'image', _uid: 'i', image }];
    await own.story({ id: 7, full_slug: 'oud', content: { component: 'page', title: 'Oud', body } });
    let size: ReturnType<PictureSizes['sizeOf']>;
    const whenLearnt = vi.fn<PictureSizes['whenLearnt']>();
    const sizes = { sizeOf: () => size, whenLearnt };
    const { content, watch } = open(await serve(own), transport, TOKEN, sizes);
    const onStale = vi.fn();
    watch(AbortSignal.timeout(60_000), onStale);
    const shown = async () => JSON.stringify(await content.page('oud'));
    expect(await shown()).toContain('"width":0,"height":0');
    size = { width: 40, height: 30 };
    whenLearnt.mock.calls[0]?.[0]();
    expect(onStale).toHaveBeenCalled();
    expect(await shown()).toContain('"width":40,"height":30');
  });
});
