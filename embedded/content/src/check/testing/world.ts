import { type CheckReport, checkSpace } from '@inktvis/content/checking';
import { systemClock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { ContentService } from '../../create-service.ts';
import { type Folder, makeFolder, serve } from '../../testing/fixture.ts';
import {
  fillGoodSpace,
  GOOD_ENV,
  goodManagement,
  goodSite,
  goodWebhook,
  type Handler,
  json,
  MANAGEMENT_TOKEN,
  SITE,
} from './good.ts';

type Body = Record<string, object>;

/** The story that `--write` makes. */
const PROOF_ID = 223_315_323_218_534;
const isProof = (request: Request) => new URL(request.url).pathname === '/_inktvis-proef';

/** The lists in a body are given in pages, 25 entries each unless asked otherwise. */
function pageOf(body: unknown, params: URLSearchParams): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const perPage = Number(params.get('per_page') ?? 25);
  const from = (Number(params.get('page') ?? 1) - 1) * perPage;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(from, from + perPage) : value,
    ]),
  );
}
type Field = Record<string, unknown>;

const field = z.record(z.string(), z.unknown());
const componentsOf = (body: unknown) =>
  z
    .object({ components: z.array(z.looseObject({ name: z.string(), schema: z.record(z.string(), field) })) })
    .parse(body);

const spaceOf = (body: unknown) => z.object({ space: z.looseObject({ version: z.number() }) }).parse(body);

export type World = {
  readonly folder: Folder;
  /** Settings that differ from the good ones; '' is one that is missing. */
  readonly env: Record<string, string>;
  /** What responds at an origin; none: there is no such host. */
  readonly hosts: Map<string, Handler>;
  /** Response bodies of the management interface by the path below the space. */
  readonly management: Map<string, unknown>;
  /** Whether the page of `--write` is on the site; the space has another version then. */
  proof: 'missing' | 'published' | 'hidden';
  /** Everything that was asked: method, host and path. */
  readonly asked: string[];
  /** Seconds by which the doctor's clock is ahead. */
  skewSeconds: number;
  /** A page whose content has something wrong. */
  readonly page: (content: object) => Promise<void>;
  /** Responds instead of the content service; undefined: the service responds. */
  readonly atService: (respond: (url: URL, request: Request) => Response | undefined) => void;
  readonly respondAt: (path: string, respond: () => Response) => void;
  /** Changes the JSON of the good responses at a path. */
  readonly rewrite: (path: string, change: (body: Body) => unknown) => void;
  /** Changes the responses of the site. */
  readonly site: (change: (response: Response, path: string) => Response) => void;
  /** Gives a header of the site another value, or none. */
  readonly withHeader: (name: string, value: string | null) => void;
  /** Gives the doctor a management token, and changes one response body of that interface. */
  readonly withManagement: (path?: string, body?: unknown) => void;
  /** The webhooks of the space, as they differ from a good one. */
  readonly hooks: (...changes: object[]) => void;
  /** Changes the fields of a component as the space has it. */
  readonly component: (name: string, change: (schema: Record<string, Field>) => void) => void;
  readonly check: (options?: { readonly write: boolean }) => Promise<CheckReport>;
  readonly close: () => Promise<void>;
};

/** A good space, a good site and good settings, in which a test plants one defect. Nothing in it waits. */
export async function openWorld(): Promise<World> {
  const folder = await makeFolder();
  await fillGoodSpace(folder);
  let service: ContentService | undefined;
  /** Nothing waits: time passes at once. */
  let slept = 0;

  const changes: ((url: URL, request: Request) => Response | undefined)[] = [];
  const rewrites: { readonly path: string; readonly change: (body: Body) => unknown }[] = [];

  /** The service begins when it is first asked, with all that the test planted. */
  const toService: Handler = async (request) => {
    for (const change of changes) {
      const instead = change(new URL(request.url), request);
      if (instead) return instead;
    }
    service ??= await serve(folder);
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'POST' ? await request.text() : null;
    const asked = `${service.url}${pathname}${search}`;
    const response = await fetch(asked, { method, headers, body, redirect: 'manual' });
    // What is published moves the version.
    if (pathname === '/v2/cdn/spaces/me' && world.proof !== 'missing') {
      const parsed = spaceOf(await response.json());
      return json({ space: { ...parsed.space, version: parsed.space.version + 1 } });
    }
    const rewrite = rewrites.find(({ path }) => path === pathname);
    if (!rewrite || !response.ok) return response;
    return json(rewrite.change(await response.json()), 200, Object.fromEntries(response.headers));
  };
  const world: World = {
    folder,
    env: {},
    hosts: new Map([
      ['https://api.storyblok.com', toService],
      ['https://gapi.storyblok.com', toService],
      ['https://a.storyblok.com', toService],
      ['https://mapi.storyblok.com', toManagement],
      [
        SITE,
        (request) =>
          isProof(request) && world.proof === 'published' ? new Response('<p>Proef') : goodSite(request),
      ],
    ]),
    management: new Map(goodManagement()),
    proof: 'missing',
    asked: [],
    skewSeconds: 0,
    page: (content) =>
      folder.story({
        id: 9001,
        full_slug: 'pagina-9001',
        content: { component: 'page', title: 'Pagina', ...content },
      }),
    atService: (respond) => void changes.push(respond),
    respondAt: (path, respond) =>
      world.atService(({ pathname }) => (pathname === path ? respond() : undefined)),
    rewrite: (path, change) => void rewrites.push({ path, change }),
    site: (change) =>
      void world.hosts.set(SITE, async (request) =>
        change(await goodSite(request), new URL(request.url).pathname),
      ),
    withHeader: (name, value) =>
      world.site((response) => {
        if (value === null) response.headers.delete(name);
        else response.headers.set(name, value);
        return response;
      }),
    withManagement(path, body) {
      world.env.CONTENT_MANAGEMENT_TOKEN = MANAGEMENT_TOKEN;
      if (path !== undefined) world.management.set(path, body);
    },
    hooks: (...differences) =>
      world.withManagement('webhook_endpoints', {
        webhook_endpoints: differences.map((difference) => ({ ...goodWebhook, ...difference })),
      }),
    component(name, change) {
      world.withManagement();
      const { components } = componentsOf(world.management.get('components'));
      change(components.find((one) => one.name === name)?.schema ?? {});
      world.management.set('components', { components });
    },
    check: (options) =>
      checkSpace({
        ...options,
        env: { ...GOOD_ENV, CONTENT_DIR: folder.dir, ...world.env },
        fetch: ask,
        throttle: async () => undefined,
        async sleep(ms) {
          slept += ms;
        },
        now: () => new Date(systemClock.now().getTime() + world.skewSeconds * 1000 + slept),
      }),
    close: async () => {
      await service?.close();
      await folder.clear();
    },
  };

  function toManagement(request: Request): Response {
    if (request.headers.get('authorization') !== MANAGEMENT_TOKEN)
      return json({ error: 'Unauthorized' }, 401);
    const { pathname, searchParams } = new URL(request.url);
    const path = /^\/v1\/spaces\/1001\/?(.*)$/.exec(pathname)?.[1] ?? '?';
    if (request.method === 'POST' && path === 'stories') {
      world.proof = 'published';
      return json({ story: { id: PROOF_ID } }, 201);
    }
    if (request.method === 'DELETE' && path === `stories/${PROOF_ID}`) {
      world.proof = 'missing';
      return json({});
    }
    return world.management.has(path)
      ? json(pageOf(world.management.get(path), searchParams))
      : json({}, 404);
  }

  async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { origin, host, pathname } = new URL(request.url);
    world.asked.push(`${request.method} ${host}${pathname}`);
    const handler = world.hosts.get(origin);
    if (!handler) throw new TypeError('fetch failed', { cause: new Error(`getaddrinfo ENOTFOUND ${host}`) });
    return handler(request);
  }
  return world;
}
