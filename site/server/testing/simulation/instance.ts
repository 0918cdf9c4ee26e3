import { connectContent, createPollPace, EVERYTHING, type ReadError } from '@inktvis/content/client';
import { systemClock } from '@inktvis/foundation/clock';
import type { LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import type { Mailer } from '@inktvis/mail';
import { type MailOutbox, startWorker } from '@inktvis/outbox';
import { createPublication } from '../../../src/server/publication/publication.ts';
import { receiveWebhook } from '../../../src/server/publication/publication-webhook.ts';
import { type RenderLocals, readerFor } from '../../../src/server/render-locals.ts';
import { bodyOf } from '../../cache/cached-response.ts';
import { createPageCache } from '../../cache/page-cache.ts';
import { createRenderer } from '../../cache/renderer.ts';
import { anonymousRequest } from '../../http/page-requests.ts';
import { createAnnouncements } from '../../ops/announcements.ts';
import { createSecurityHeaders } from '../../security/security-headers.ts';
import { page } from '../test-site.ts';

export const SECRET = 'een-geheim';
const SITE_URL = 'https://inktvis.example';
const MEBIBYTE = 1024 * 1024;
/** How often the version is polled after a publication. */
export const QUICK_MS = 20_000;

/** How an instance asks the content service. */
export type Pace = {
  readonly transport: 'graphql' | 'rest';
  /** How often the version is polled while nothing is published, in ms (`CONTENT_POLL_REST_SECONDS`). */
  readonly restMs: number;
};

/** What an instance has of the world around it: everything that a simulation replaces. */
type Surroundings = Pace & {
  /** The address of the content service, by which the network knows who asks. */
  readonly contentUrl: string;
  readonly disk: LastGoodStore;
  readonly outbox: MailOutbox;
  readonly notices: Parameters<typeof createAnnouncements>[0];
  readonly mailer: Mailer;
  readonly log: Log;
};

/** What a visitor gets. */
export type SiteResponse = {
  readonly status: number;
  readonly body: string;
  readonly location: string | null;
};

export type Instance = ReturnType<typeof startInstance>;

/** One process of the site, made of the modules that a real one is made of, without sockets and Astro. */
export function startInstance({
  contentUrl,
  disk,
  outbox,
  notices,
  mailer,
  log,
  transport,
  restMs,
}: Surroundings) {
  const pace = createPollPace({ quickMs: QUICK_MS, restMs });
  const connection = connectContent(
    {
      transport,
      graphqlUrl: contentUrl,
      restUrl: contentUrl,
      token: 'openbaar',
      timezone: 'UTC',
      requestsPerSecond: Number.POSITIVE_INFINITY,
      readTimeoutMs: 5_000,
      versionMaxAgeMs: restMs > QUICK_MS ? pace.maxAgeMs : undefined,
      lastGoodDir: '/nonexistent',
      store: disk,
    },
    log,
    (tags) => publication.invalidate(tags),
  );
  connection.shareAddresses(outbox);
  const publication = createPublication({
    content: connection,
    pace,
    log,
  });
  const closing = new AbortController();
  const cache = createPageCache({ maxBytes: MEBIBYTE, now: () => performance.now() });
  const pageCache: RenderLocals['pageCache'] = {
    invalidate: cache.invalidate,
    closing: closing.signal,
    announcements: createAnnouncements(notices, log),
  };
  const render = createRenderer({
    render(request, locals) {
      publication.attach(pageCache);
      return renderPage(connection, request, locals);
    },
    security: createSecurityHeaders({ https: true }),
    pageCache,
    hasEdgeCache: true,
  });
  startWorker({
    outbox,
    mailer,
    log,
    clock: systemClock,
    intervalMs: 10_000,
    yieldBetweenRounds: async () => {},
  });

  return {
    /** A page as a visitor gets it. */
    async get(path: string): Promise<SiteResponse> {
      const outcome = await cache.get(path, () => render(anonymousRequest(SITE_URL, path)));
      if (outcome.kind === 'failed') return { status: 503, body: '', location: null };
      if (outcome.kind === 'cached') {
        return { status: outcome.response.status, body: bodyOf(outcome.response).toString(), location: null };
      }
      const { status, body, headers } = outcome.rendered;
      const location = headers.find(([name]) => name === 'location')?.[1] ?? null;
      return { status, body: body.toString(), location };
    },
    /** A webhook of the content service; resolves to the status of the response. */
    async webhook(body: string, signature: string): Promise<number> {
      const headers = { 'webhook-signature': signature };
      const request = new Request(`${SITE_URL}/api/webhook/content`, { method: 'POST', headers, body });
      publication.attach(pageCache);
      return (
        await receiveWebhook(request, {
          secret: SECRET,
          announce: publication.announce,
          announceInRelease: publication.announceIfMoved,
          log,
        })
      ).status;
    },
    /** What a visitor sends with a form. */
    accept: outbox.accept,
    /** Ends what serves pages; mails go on. */
    closePages: () => closing.abort(),
  };
}

/** What a page of the simulation shows. */
export type ShownPage = {
  readonly text: string;
  readonly header: string | null;
  /** Where the link in the header leads. */
  readonly menu: string | null;
  /** The news, on the page that lists it. */
  readonly list: readonly string[] | null;
};

/** What `src/pages/[...slug].astro` does, without markup. Short enough to stay uncompressed: zlib has a thread of its own. */
async function renderPage(
  connection: ReturnType<typeof connectContent>,
  request: Request,
  locals: RenderLocals,
): Promise<Response> {
  locals.dependencies.tags.add(EVERYTHING);
  const content = connection.clientFor(readerFor(locals));
  const slug = new URL(request.url).pathname.slice(1) || 'home';
  const [found, globals] = await Promise.all([content.page(slug), content.globals()]);
  if (!found.ok) return unavailable(found.error);
  if (!found.value) {
    const where = await connection.whereIs(slug, locals);
    if (where.kind === 'moved') return new Response(null, { status: 308, headers: { location: where.href } });
    return new Response('weg', { status: where.kind === 'gone' ? 410 : 404 });
  }
  const story = found.value;
  const news =
    story.type === 'news_overview' ? await content.listing('news_article', { page: 1, perPage: 9 }) : null;
  if (news && !news.ok) return unavailable(news.error);
  const header = globals.ok ? globals.value.header?.content : undefined;
  const [link] = header?.navLinks ?? [];
  const shown: ShownPage = {
    text: story.content.title ?? '',
    header: header?.announcement ?? null,
    menu: link?.link?.href ?? null,
    list: news?.value.items.map((item) => item.content.title) ?? null,
  };
  return page(JSON.stringify(shown));
}

const unavailable = ({ message }: ReadError) => new Response(message, { status: 503 });
