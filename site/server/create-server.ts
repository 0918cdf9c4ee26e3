import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { EventsClient } from '@inktvis/events';
import type { Clock } from '@inktvis/foundation/clock';
import { type Log, silentLog } from '@inktvis/foundation/log';
import type { Outbox } from '@inktvis/outbox';
import type { PageCacheDoor, Reading } from '../src/server/render-locals.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { readAddress } from './address.ts';
import { createErrorPages, type ErrorStatus } from './error-pages.ts';
import { createImageProxy } from './image-proxy.ts';
import { limits } from './limits.ts';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';
import { anonymousRequest, visitorRequest } from './page-requests.ts';
import { isPreview } from './preview.ts';
import { createQueryRules } from './query-rules.ts';
import { answerRaw, type ParserError, statusOfParserError } from './raw-errors.ts';
import { makeReadyAnswer } from './ready-answer.ts';
import { type Render, type Rendered, readRendered, withReading } from './rendered.ts';
import { readBody } from './request-body.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { readWishes, sendReady, type Wishes } from './send.ts';
import { loadStaticFiles } from './static-files.ts';
import { createTourImageProxy } from './tour-image-proxy.ts';
import { visitorAddress } from './visitor-address.ts';

export type SiteServerOptions = {
  readonly render: Render;
  /** The folder with the built files. */
  readonly clientDir: string;
  readonly clock: Clock;
  /** The public address of the site; https turns HSTS on. */
  readonly siteUrl: string;
  /** The product name in the address of the tours. */
  readonly product: string;
  readonly contentAssetsUrl: string;
  readonly contentSpaceId: string;
  /** The touring events, and where their pictures may be fetched; without them there are no such pictures. */
  readonly events?: EventsClient;
  readonly eventsImageOrigins?: readonly string[];
  /** What visitors send is kept here. */
  readonly outbox?: Outbox;
  /** How many proxies add the visitor's address to `X-Forwarded-For`. */
  readonly trustedProxies?: number;
  /** The map, if there is one: where its drawings come from. */
  readonly map?: { readonly tiles: string } | null;
  /** Memory for pages and for images, in bytes. */
  readonly pageCacheBytes?: number;
  readonly imageCacheBytes?: number;
  readonly renderTimeoutMs?: number;
  readonly imageTimeoutMs?: number;
  readonly waits?: Partial<
    Pick<PageCacheOptions, 'staleWaitMs' | 'invalidatedWaitMs' | 'expiredWaitMs' | 'backOffMs'>
  >;
  readonly log?: Log;
};

export type SiteServer = {
  readonly server: Server;
  /** Marks every stored page with one of these tags stale. */
  invalidate(change: { readonly tags: readonly string[] }): void;
  /** Lets running requests finish, at most `graceMs`, and closes. */
  close(graceMs?: number): Promise<void>;
};

/** Only an editor in preview sends whole stories; the page checks whether it is one. */
const largestBody = (path: string, preview: boolean): number =>
  preview && path === '/api/preview/render' ? limits.storyBytes : limits.bodyBytes;

/** Pages that take a post at their own address: links in mails, where a button or a mail program confirms. */
const takesPost = /^\/nieuwsbrief\/(bevestigen|uitschrijven)$/;

const mebibyte = 1024 * 1024;

/**
 * The HTTP server in front of the pages (architecture 4): limits, one address per page, files, page cache,
 * rendering. Every answer carries the security headers; no fault inside shows more than an error page.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { siteUrl, log = silentLog } = options;
  const now = () => options.clock.now().getTime();
  const security = createSecurityHeaders({
    https: siteUrl.startsWith('https:'),
    pictureOrigins: options.map ? [new URL(options.map.tiles).origin] : [],
  });
  const files = await loadStaticFiles(options.clientDir, security);
  const rules = createQueryRules(options.product);
  const cache = createPageCache({
    maxBytes: options.pageCacheBytes ?? 128 * mebibyte,
    now,
    onError: (path, error) => log.error({ path, err: error }, 'page could not be rendered'),
    ...options.waits,
  });
  const closing = new AbortController();
  const door: PageCacheDoor = { invalidate: cache.invalidate, closing: closing.signal };
  const images = createImageProxy({
    assetsUrl: options.contentAssetsUrl.replace(/\/+$/, ''),
    spaceId: options.contentSpaceId,
    maxBytes: options.imageCacheBytes ?? 64 * mebibyte,
    timeoutMs: options.imageTimeoutMs,
    security,
    onError: (path, error) => log.warn({ path, err: error }, 'image could not be fetched'),
  });
  const { events, outbox } = options;
  const tourImages =
    events &&
    createTourImageProxy({
      events,
      origins: options.eventsImageOrigins ?? [],
      maxBytes: (options.imageCacheBytes ?? 64 * mebibyte) / 4,
      timeoutMs: options.imageTimeoutMs,
      security,
      onError: (path, error) => log.warn({ path, err: error }, 'picture of an event could not be fetched'),
    });
  const errorPages = createErrorPages({
    render: (path) => renderWithin(anonymousRequest(siteUrl, path)),
    security,
    now,
  });

  async function renderWithin(request: Request, visitor?: string): Promise<Rendered> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error('rendering took too long'));
      timer = setTimeout(giveUp, options.renderTimeoutMs ?? limits.renderTimeoutMs);
    });
    const reading: Reading = { tags: new Set(), outdated: false };
    const rendering = options
      .render(request, { requestId: randomUUID(), pageCache: door, reading, events, outbox, visitor })
      .then((response) => readRendered(response, security))
      .then((rendered) => withReading(rendered, reading));
    try {
      return await Promise.race([rendering, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendError(
    status: ErrorStatus,
    request: IncomingMessage,
    response: ServerResponse,
    wishes: Wishes,
  ) {
    const answer = await errorPages.page(status);
    if (response.headersSent) return;
    sendReady(request, response, answer, { ...wishes, ifNoneMatch: undefined });
  }

  async function sendRendered(
    rendered: Rendered,
    request: IncomingMessage,
    response: ServerResponse,
    wishes: Wishes,
  ) {
    const text = rendered.headers.some(
      ([name, value]) => /^content-type$/i.test(name) && /text|json|xml/.test(value),
    );
    const empty = rendered.status === 204 || rendered.status === 304;
    if (empty) response.writeHead(rendered.status, rendered.headers.flat()).end();
    else
      sendReady(
        request,
        response,
        await makeReadyAnswer({
          ...rendered,
          compress: text,
          effort: 'once',
          only: chooseEncoding(wishes.acceptEncoding),
        }),
        wishes,
      );
  }

  /** Renders for this visitor alone: what they sent, and where from, is part of it. */
  async function answerVisitor(
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
    wishes: Wishes,
    body?: Buffer<ArrayBuffer>,
  ) {
    const visitor = visitorAddress(request, options.trustedProxies ?? 0);
    const rendered = await renderWithin(visitorRequest(siteUrl, target, request, body), visitor);
    return sendRendered(rendered, request, response, wishes);
  }

  function redirect(location: string, response: ServerResponse): void {
    const headers = ['Location', location, 'Cache-Control', 'public, max-age=3600', 'Content-Length', '0'];
    for (const [name, value] of security.base) headers.push(name, value);
    headers.push('Content-Security-Policy', security.csp(null));
    response.writeHead(308, headers).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse, wishes: Wishes): Promise<void> {
    const { method = '', url = '' } = request;
    const fail = (status: ErrorStatus) => sendError(status, request, response, wishes);
    const reading = method === 'GET' || method === 'HEAD';
    if (!reading && method !== 'POST') return fail(405);

    const mark = url.indexOf('?');
    if (reading && files.send(mark < 0 ? url : url.slice(0, mark), request, response, wishes)) return;

    const preview = isPreview(url, wishes.cookie);
    const address = readAddress(url, { rules, longest: limits.addressLength, keepQuery: preview });
    if (address.kind === 'error') return fail(address.status);
    if (address.kind === 'redirect') return redirect(address.location, response);

    if (address.kind === 'raw' && address.path.startsWith('/api/')) {
      const target = address.rawQuery === '' ? address.path : `${address.path}?${address.rawQuery}`;
      const read = reading ? undefined : await readBody(request, largestBody(address.path, preview));
      if (read?.kind === 'gone') return;
      if (read?.kind === 'tooLarge') return fail(413);
      return answerVisitor(target, request, response, wishes, read?.body);
    }
    if (!reading && address.kind === 'page' && takesPost.test(address.path)) {
      const read = await readBody(request, limits.bodyBytes);
      if (read.kind === 'gone') return;
      if (read.kind === 'tooLarge') return fail(413);
      return answerVisitor(address.path + address.query, request, response, wishes, read.body);
    }
    if (!reading) return fail(405);
    const proxy = address.kind === 'raw' ? images : tourImages;
    if (proxy && /^\/(toer)?beeld\//.test(address.path)) {
      const outcome = await proxy.answer(address.path, request.headers.accept);
      if (outcome.kind === 'image') return sendReady(request, response, outcome.answer, wishes);
      return fail(outcome.kind === 'missing' ? 404 : 503);
    }
    if (address.kind === 'raw') return fail(404);

    const key = address.path + address.query;
    if (preview) {
      return sendRendered(
        await renderWithin(visitorRequest(siteUrl, key, request)),
        request,
        response,
        wishes,
      );
    }
    const outcome = await cache.answer(key, () => renderWithin(anonymousRequest(siteUrl, key)));
    if (outcome.kind === 'ready') return sendReady(request, response, outcome.answer, wishes, outcome.note);
    if (outcome.kind === 'rendered') return sendRendered(outcome.rendered, request, response, wishes);
    return fail(500);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const wishes = readWishes(request);
    // Stored pages stand under their one address: an address that is found as it came needs no reading.
    if (request.method === 'GET' || request.method === 'HEAD') {
      const entry = cache.fresh(request.url ?? '');
      if (entry !== undefined && !isPreview('', wishes.cookie)) {
        sendReady(request, response, entry.answer, wishes, {
          state: 'HIT',
          ageSeconds: cache.ageSeconds(entry),
        });
        return;
      }
    }
    handle(request, response, wishes).catch((error: unknown) => {
      log.error({ method: request.method, path: request.url, err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendError(500, request, response, wishes).catch(() => response.destroy());
    });
  }

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      requireHostHeader: false,
    },
    onRequest,
  );
  server.on('checkExpectation', onRequest);
  server.on('connect', (_request, socket) => answerRaw(socket, 405, security));
  server.on('clientError', (error: ParserError, socket) =>
    answerRaw(socket, statusOfParserError(error, limits.addressLength), security),
  );

  const close = (graceMs = 10_000) => {
    closing.abort();
    return closeServer(server, graceMs);
  };
  return { server, invalidate: cache.invalidate, close };
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
