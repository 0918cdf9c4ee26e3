import { silentLog } from '@inktvis/foundation/log';
import { createMemoryStore } from '@inktvis/foundation/testing/memory-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireStory } from '../../testing/stories.ts';
import { connectContent } from '../index.ts';

const TARGET = '00000000-0000-4000-8000-000000000002';

/** A space whose header links to a story; the listing of addresses can be down. */
const space = { linksWork: false, published: true };

const link = { linktype: 'story', id: TARGET, cached_url: 'oud' };
const nav_links = [{ _uid: 'l', component: 'link', label: 'Naar', link }];
const header = wireStory({ component: 'header', nav_links }, { full_slug: 'globaal/header' });

async function respond(_url: string, { body }: { body: string }) {
  const { query, variables } = JSON.parse(body);
  if (query.includes('Space')) return Response.json({ data: { space: { version: 1 } } });
  if (query.includes('Links')) {
    const target = space.published ? [{ uuid: TARGET, slug: 'een' }] : [];
    const links = [...target, { uuid: 'header', slug: 'globaal/header' }];
    return space.linksWork ? Response.json({ data: { list: { links } } }) : new Response('', { status: 500 });
  }
  return Response.json({ data: { story: variables.id === 'globaal/header' ? header : null } });
}

const connect = () =>
  connectContent(
    {
      transport: 'graphql',
      graphqlUrl: 'http://content.invalid/',
      restUrl: '',
      token: '',
      requestsPerSecond: Number.POSITIVE_INFINITY,
      lastGoodDir: '',
      readTimeoutMs: 5_000,
      pollMs: 20_000,
      store: createMemoryStore(),
    },
    silentLog,
  );

beforeEach(() => {
  space.linksWork = false;
  space.published = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the link in the header leads, asked for at this moment. */
async function hrefIn({ content }: ReturnType<typeof connect>) {
  const reading = content.globals();
  await vi.advanceTimersByTimeAsync(5_000);
  const globals = await reading;
  const [link] = (globals.ok && globals.value.header?.content.navLinks) || [];
  return link?.link?.href;
}

it('a link that was read while no address was known gets the right one when they are', async () => {
  const connection = connect();
  expect(await hrefIn(connection)).toBe('/oud');
  space.linksWork = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await hrefIn(connection);
  expect(await hrefIn(connection)).toBe('/een');
});

it('a link to a story that is not published is left out', async () => {
  space.linksWork = true;
  space.published = false;
  const connection = connect();
  await hrefIn(connection);
  expect(await hrefIn(connection)).toBeUndefined();
});
