import { connectPreview, type PreviewOptions } from '@inktvis/content/client';
import { silentLog } from '@inktvis/foundation/log';
import { describe, expect, it, vi } from 'vitest';
import { asker, makeFolder, PREVIEW_TOKEN, serve, storyFile, TOKEN, uuidOf } from './testing/fixture.ts';
import { fillSpace } from './testing/space.ts';

const RELEASE = '124105888551306';
const RESTRICTED = '124105888551307';
const HOME = 'home';
const LOCATION = 5001;

const folder = await makeFolder();
await fillSpace(folder);
for (const [id, full_slug, content] of [
  [4001, 'belevingen/lezen-bij-nacht', { component: 'experience', title: 'Nacht in de release' }],
  [LOCATION, 'locaties/hal-1', { component: 'location', title: 'Hal in de release' }],
  [7001, 'enkel-in-de-release', { component: 'page', title: 'Nog niet elders' }],
  [7002, 'globaal/doorverwijzingen', { component: 'redirects', list: '/oud /nieuw' }],
] as const)
  await folder.write(
    `releases/${RELEASE}/stories/${full_slug}.json`,
    storyFile({ id, full_slug, content: { ...content, age: '12', location: uuidOf(LOCATION) } }),
  );
await folder.write(`releases/${RESTRICTED}/release.json`, { public: false });
const service = await serve(folder);

/** Addresses that were asked for. */
let asked: URL[] = [];
const connect = () =>
  connectPreview(
    {
      restUrl: `${service.url}/v2`,
      token: PREVIEW_TOKEN,
      requestsPerSecond: Number.POSITIVE_INFINITY,
    },
    silentLog,
  );
/** Opens a page and notes what it asks the service. */
async function counted<T>(read: () => Promise<T>): Promise<T> {
  asked = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    asked.push(new URL(address instanceof Request ? address.url : address));
    return real(address, init);
  });
  return read().finally(() => spy.mockRestore());
}
const programmeOf = async (options: PreviewOptions) => {
  const read = await connect().open(options).programme();
  return read.ok ? read.value.map(({ content }) => content.experience?.content.title) : read;
};

describe('a release', () => {
  const { rest, draft } = asker(service.url);
  const ask = (path: string, parameters: Record<string, string>) => rest(path, { ...draft, ...parameters });

  it('is laid over the drafts, in a story and in lists, by uuid too; never over what is published', async () => {
    const title = 'Nacht in de release';
    const slug = 'belevingen/lezen-bij-nacht';
    const from_release = RELEASE;
    expect((await ask(`stories/${slug}`, { from_release })).body.story.content.title).toBe(title);
    const lists: Record<string, string>[] = [{ starts_with: slug }, { by_uuids: uuidOf(4001) }];
    for (const wanted of lists)
      expect((await ask('stories', { from_release, ...wanted })).body.stories[0].content.title).toBe(title);
    const others: Record<string, string>[] = [
      { from_release: '0' },
      { from_release: 'undefined' },
      {},
      { from_release, version: 'published', token: TOKEN },
    ];
    for (const other of others)
      expect((await ask(`stories/${slug}`, other)).body.story.content.title).toBe('Lezen bij nacht');
  });

  it('does not reach what the service resolves itself, as at the vendor (storyblok/monoblok#137)', async () => {
    const resolved = { from_release: RELEASE, resolve_relations: 'experience.location' };
    const { body } = await ask('stories/belevingen/lezen-bij-nacht', resolved);
    expect(body.rels[0].content.title).toBe('Hal 1');
  });

  it('is not found, or refused when it is restricted', async () => {
    expect((await ask('stories', { from_release: '99' })).status).toBe(404);
    expect((await ask('stories/home', { from_release: RESTRICTED })).status).toBe(403);
  });

  it('is previewed with the relations that it changes, two levels deep', async () => {
    const page = await connect().open({ session: 'a', release: RELEASE }).page('belevingen/lezen-bij-nacht');
    expect(page).toMatchObject({
      value: {
        content: { title: 'Nacht in de release', location: { content: { title: 'Hal in de release' } } },
      },
    });
    expect(await programmeOf({ session: 'a', release: RELEASE })).toContain('Nacht in de release');
    expect(await programmeOf({ session: 'a' })).toContain('Lezen bij nacht');
    const alone = await connect().open({ session: 'a', release: RELEASE }).page('enkel-in-de-release');
    expect(alone).toMatchObject({ value: { content: { title: 'Nog niet elders' } } });
  });

  it('that may not be read is a refusal, not a missing page', async () => {
    const page = await connect().open({ session: 'a', release: RESTRICTED }).page(HOME);
    expect(page).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });
});

describe('what was read for a draft', () => {
  it('is used again while it is typed in, until a page is opened or something is published', async () => {
    const previews = connect();
    const open = (options: Partial<PreviewOptions> = {}) =>
      counted(async () => {
        const client = previews.open({ session: 'a', ...options });
        await Promise.all([client.page(HOME), client.programme(), client.globals()]);
      });
    await open();
    expect(asked.length).toBeGreaterThan(3);
    await open();
    expect(asked).toEqual([]);
    for (const other of [{ session: 'b' }, { release: RELEASE }, { fresh: true }]) {
      await open(other);
      expect(asked.length, JSON.stringify(other)).toBeGreaterThan(3);
    }
    previews.forget();
    await open();
    expect(asked.length).toBeGreaterThan(3);
  });

  it('leaves only a new relation to be asked for', async () => {
    const previews = connect();
    const slug = 'belevingen/atelier';
    const content = { component: 'experience', title: 'Atelier', age: '8', drop_in: false, theme: [] };
    await previews.open({ session: 'a' }).page(slug);
    const type = (location: string) =>
      counted(() => {
        const unsaved = { uuid: uuidOf(4002), name: '', content: { ...content, location } };
        return previews.open({ session: 'a', unsaved }).page(slug);
      });
    expect(await type(uuidOf(LOCATION))).toMatchObject({
      value: { content: { location: { content: { title: 'Hal 1' } } } },
    });
    expect(asked.map(({ searchParams }) => searchParams.get('by_uuids'))).toEqual([uuidOf(LOCATION)]);
    await type(uuidOf(LOCATION));
    expect(asked).toEqual([]);
  });

  it('is asked for again after a failure', async () => {
    const previews = connect();
    service.setFaults({ faultRate: 1 });
    const failed = await previews.open({ session: 'a' }).page('contact');
    service.setFaults({ faultRate: 0 });
    expect(failed.ok).toBe(false);
    expect((await previews.open({ session: 'a' }).page('contact')).ok).toBe(true);
  });
});

describe('a story that is typed', () => {
  it('shows wherever it stands: on its own page, as a relation and in lists', async () => {
    const previews = connect();
    const typed = (id: number, content: { component: string; title: string; [field: string]: unknown }) =>
      previews.open({ session: 'a', unsaved: { uuid: uuidOf(id), name: '', content } });
    const hall = typed(LOCATION, { component: 'location', title: 'Getypte hal' });
    expect(await hall.page('belevingen/lezen-bij-nacht')).toMatchObject({
      value: { content: { location: { content: { title: 'Getypte hal' } } } },
    });
    const items = await hall.filterItems();
    expect(items.ok && items.value.locations.map(({ content }) => content.title)).toEqual(['Getypte hal']);
    const experience = typed(4001, { component: 'experience', title: 'Getypte nacht', age: '12' });
    const programme = await experience.programme();
    expect(programme.ok && programme.value.map(({ content }) => content.experience?.content.title)).toContain(
      'Getypte nacht',
    );
  });
});

it('what is at an address is known without a page: a content type, a folder or nothing', async () => {
  const client = connect().open({ session: 'a' });
  const kinds = ['programma/nacht', 'belevingen', 'nergens'].map((slug) => client.kindAt(slug));
  expect(await Promise.all(kinds)).toMatchObject([
    { value: 'program' },
    { value: 'folder' },
    { value: null },
  ]);
});

it('what the site reads at an address of its own is in a preview too when it was never published', async () => {
  const redirects = (release: string | null) => connect().open({ session: 'a', release }).redirects();
  expect(await redirects(RELEASE)).toMatchObject({ value: new Map([['oud', '/nieuw']]) });
  expect(await redirects(null)).toMatchObject({ value: new Map() });
});
