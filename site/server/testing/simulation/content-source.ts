import { createSpace, LINKED, type SimulatedStory } from './space.ts';
import type { Trouble } from './trouble.ts';
import { timeoutOf, type World } from './world.ts';

/** Longer than anybody waits. */
const MAX_HANG_MS = 60_000;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

export type ContentSource = ReturnType<typeof createContentSource>;

/**
 * The content service as the site sees it over the network: stories, a version that counts whole seconds, and everything
 * that can be wrong with it.
 */
export function createContentSource(world: World, trouble: Readonly<Trouble>) {
  const { seen, ...space } = createSpace(world);

  function respond(request: { readonly body: string; readonly isPublished: boolean }): Response {
    const { query, variables } = JSON.parse(request.body);
    if (query.includes('Space'))
      return json({ data: { Space: { version: seen(trouble.versionLagMs).version } } });
    const textOf = (story: SimulatedStory) => (request.isPublished ? story.published : story.draft);
    const there = seen(trouble.contentLagMs).stories.filter((story) => textOf(story) !== null);
    if (query.includes('Links')) {
      const items = there.map(({ uuid, slug }) => ({ uuid, slug, published: true, isFolder: false }));
      return json({ data: { Links: { items } } });
    }
    const wire = (story: SimulatedStory) => toWire(story, textOf(story) ?? '');
    if (query.includes('ContentNodes')) {
      const types: string = variables.filter?.component?.in ?? '';
      const found = there.filter(({ component }) => types.split(',').includes(component));
      return json({ data: { ContentNodes: { items: found.map(wire), total: found.length } } });
    }
    const story = there.find(({ slug }) => slug === variables.id);
    return json({ data: { ContentNode: story ? wire(story) : null } });
  }

  /** The same over REST, each response with the `cv` of what it shows (storyblok.com/docs/api/content-delivery). */
  function respondRest({ pathname, searchParams }: URL): Response {
    const [, what = '', slug] =
      /cdn\/(spaces|links|stories)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (what === 'spaces') return json({ space: { version: seen(trouble.versionLagMs).version } });
    const snapshot = seen(trouble.contentLagMs);
    const textOf = (story: SimulatedStory) =>
      searchParams.get('version') === 'published' ? story.published : story.draft;
    const there = snapshot.stories.filter((story) => textOf(story) !== null);
    if (what === 'links') {
      const links = there.map(({ uuid, slug: at }) => [uuid, { uuid, slug: at, published: true }]);
      return json({ links: Object.fromEntries(links) });
    }
    const wire = (story: SimulatedStory) => toWire(story, textOf(story) ?? '');
    const body = { cv: snapshot.version, rels: [], links: [] };
    if (slug) {
      const story = there.find((one) => one.slug === slug);
      return story ? json({ ...body, story: wire(story) }) : new Response('["not found"]', { status: 404 });
    }
    const types = searchParams.get('filter_query[component][in]')?.split(',');
    const uuids = searchParams.get('by_uuids')?.split(',');
    const found = there
      .filter(({ component }) => types?.includes(component) ?? true)
      .filter(({ uuid }) => uuids?.includes(uuid) ?? true);
    return json({ ...body, stories: found.map(wire) });
  }

  return {
    ...space,
    /** One request over the network. Rejects as `fetch` does. */
    async fetch(url: URL, init: RequestInit): Promise<Response> {
      const during = world.random() < 0.8 ? trouble.source : 'works';
      const takes = during === 'slow' ? world.between(500, 12_000) : world.between(1, 20);
      const timeout = timeoutOf(init.signal);
      const sleeps = world.sleep(Math.min(during === 'hangs' ? MAX_HANG_MS : takes, timeout));
      // The vendor's client gives up by itself.
      await Promise.race([sleeps, abortOf(init.signal)]);
      if (during === 'hangs' || takes > timeout)
        throw new DOMException('no response in time', 'TimeoutError');
      if (during === 'resets') throw new TypeError('fetch failed');
      if (during === 'fails') return new Response('<h1>500</h1>', { status: 500 });
      if (during === 'garbage') return new Response('<h1>Onderhoud</h1>');
      if (during === 'limits') return new Response('', { status: 429, headers: { 'retry-after': '2' } });
      if (init.method?.toUpperCase() === 'GET') return respondRest(url);
      const isPublished = new Headers(init.headers).get('version') === 'published';
      return respond({ body: String(init.body), isPublished });
    },
  };
}

/** Rejects when a request is given up. */
const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

function toWire({ uuid, slug, component }: SimulatedStory, text: string) {
  const id = Number(uuid.slice(-4));
  const menu = {
    _uid: `${id}-menu`,
    component: 'link',
    label: 'Twee',
    link: { linktype: 'story', id: LINKED },
  };
  const fields = component === 'header' ? { announcement: text, nav_links: [menu] } : { title: text };
  return { id, uuid, name: slug, slug, full_slug: slug, content: { _uid: `${id}`, component, ...fields } };
}
