import type { Trouble } from './trouble.ts';
import { timeoutOf, type World } from './world.ts';

export type SimulatedStory = {
  readonly uuid: string;
  readonly component: string;
  readonly slug: string;
  /** What visitors may see; null: not published. */
  readonly published: string | null;
  /** What only editors may see. */
  readonly draft: string;
};

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const SPACE = [
  ['home', 'home'],
  ['page', 'een'],
  ['page', 'twee'],
  ['page', 'drie'],
  ['news_overview', 'nieuws'],
  ['news_article', 'nieuws/a'],
  ['news_article', 'nieuws/b'],
  ['header', 'globaal/header'],
] as const;

export const HOME = uuidOf(0);
/** Its link is in the header of every page. */
export const LINKED = uuidOf(2);
/** Stories that editors change in the simulation. */
export const EDITABLE = SPACE.map((_, at) => uuidOf(at));
/** Stories that may also disappear and move. */
export const MOVABLE = SPACE.flatMap(([, slug], at) =>
  /^(twee|drie|nieuws\/)/.test(slug) ? [uuidOf(at)] : [],
);

type Snapshot = {
  readonly at: number;
  readonly version: number;
  readonly stories: readonly SimulatedStory[];
};

/** Longer than anybody waits. */
const MAX_HANG_MS = 60_000;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

export type ContentSource = ReturnType<typeof createContentSource>;

/**
 * The content service as the site sees it over the network: stories, a version that counts whole seconds, and everything
 * that can be wrong with it. It stores each snapshot of the space, so that its responses can run behind.
 */
export function createContentSource(world: World, trouble: Readonly<Trouble>) {
  const history: Snapshot[] = [];
  let revision = 0;

  const present = (): Snapshot => history.at(-1) ?? { at: 0, version: 0, stories: [] };
  const stories = () => present().stories;

  /** Changes a story. Everything but a draft moves the version on. */
  function change(
    uuid: string,
    apply: (story: SimulatedStory, text: string) => SimulatedStory,
    isDraft = false,
  ): SimulatedStory {
    revision += 1;
    const version = isDraft ? present().version : Math.floor(world.now() / 1000);
    const next = stories().map((story) => (story.uuid === uuid ? apply(story, `tekst ${revision}`) : story));
    history.push({ at: world.now(), version, stories: next });
    const changed = next.find((story) => story.uuid === uuid);
    if (!changed) throw new Error(`no story ${uuid}`);
    return changed;
  }

  /** The space as it was `lagMs` ago, or less. */
  function seen(lagMs: number): Snapshot {
    const until = world.now() - (world.random() < 0.5 ? lagMs : world.between(0, lagMs));
    return history.findLast(({ at }) => at <= until) ?? history[0] ?? present();
  }

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

  history.push({
    at: 0,
    version: 0,
    stories: SPACE.map(([component, slug], at) => ({
      uuid: uuidOf(at),
      component,
      slug,
      published: `tekst van ${slug}`,
      draft: `tekst van ${slug}`,
    })),
  });

  return {
    stories,
    /** Every text that was ever published in a story. */
    everPublished: (uuid: string): ReadonlySet<string> =>
      new Set(
        history.flatMap((snapshot) =>
          snapshot.stories.filter((story) => story.uuid === uuid).flatMap(({ published }) => published ?? []),
        ),
      ),
    /** The story that was published at a slug last, now or earlier; moves never give a slug to another story. */
    ownerOf: (slug: string): SimulatedStory | undefined => {
      const isThere = (story: SimulatedStory) => story.slug === slug && story.published !== null;
      const uuid = history
        .findLast((snapshot) => snapshot.stories.some(isThere))
        ?.stories.find(isThere)?.uuid;
      return stories().find((story) => story.uuid === uuid);
    },
    /** Every slug that a story has had. */
    slugsOf: (uuid: string): ReadonlySet<string> =>
      new Set(
        history.flatMap((snapshot) =>
          snapshot.stories.filter((one) => one.uuid === uuid).map(({ slug }) => slug),
        ),
      ),
    /** Since when a slug has led to a published story without interruption; Infinity when it does not now. */
    publishedSince(slug: string): number {
      let since = Number.POSITIVE_INFINITY;
      for (const snapshot of history.toReversed()) {
        if (!snapshot.stories.some((story) => story.slug === slug && story.published !== null)) break;
        since = snapshot.at;
      }
      return since;
    },
    slugs: (): ReadonlySet<string> =>
      new Set(history.flatMap((snapshot) => snapshot.stories.map(({ slug }) => slug))),
    draft: (uuid: string) => change(uuid, (story, text) => ({ ...story, draft: `CONCEPT ${text}` }), true),
    publish: (uuid: string) => change(uuid, (story, text) => ({ ...story, published: text, draft: text })),
    unpublish: (uuid: string) => change(uuid, (story) => ({ ...story, published: null })),
    move: (uuid: string) =>
      change(uuid, (story, text) => ({
        ...story,
        slug: `${story.slug.replace(/-.*/, '')}-${text.slice(6)}`,
      })),
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
