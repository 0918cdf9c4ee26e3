import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { silentLog } from '@inktvis/foundation/log';
import type { PageCacheDoor } from '../src/server/render-locals.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createRenderer } from './cache/render-within.ts';
import { readAddress } from './http/address.ts';
import { createErrorPages, type ErrorStatus } from './http/error-pages.ts';
import type { PlainRequest } from './http/fast-path/plain-request.ts';
import { writeReady } from './http/fast-path/write-ready.ts';
import { createHttpServer } from './http/http-server.ts';
import { jsonError, speaksJson } from './http/json-errors.ts';
import { limits } from './http/limits.ts';
import { createLiveStream } from './http/live-stream.ts';
import { anonymousRequest, believedHosts, visitorRequest } from './http/page-requests.ts';
import { isPreview } from './http/preview.ts';
import { createQueryRules } from './http/query-rules.ts';
import { readBody } from './http/request-body.ts';
import { requestId } from './http/request-id.ts';
import { readWishes, sendReady, type Wishes } from './http/send.ts';
import { sendRedirect, sendRendered } from './http/send-rendered.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { createStreams } from './http/streams.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { createImageProxy } from './images/image-proxy.ts';
import { readPicture } from './images/picture-source.ts';
import { createTourImageProxy } from './images/tour-image-proxy.ts';
import { stopGracefully } from './ops/graceful-stop.ts';
import { createProbes } from './ops/probes.ts';
import { createRecorder, createVisit, pathOf, type Visit } from './ops/request-record.ts';
import type { SiteServerOptions } from './options.ts';
import { createSecurityHeaders } from './security/security-headers.ts';

export type { SiteServerOptions } from './options.ts';

export type SiteServer = {
  readonly server: Server;
  /** Marks every stored page with one of these tags stale, here and in the cache in front. */
  invalidate(change: { readonly tags: readonly string[] }): void;
  /** Says that it is going, waits `delayMs` for the proxies to notice, lets requests finish within `graceMs`. */
  close(graceMs?: number, delayMs?: number): Promise<void>;
};

/** Only an editor in preview sends whole stories; the page checks whether it is one. */
const largestBody = (path: string, preview: boolean): number =>
  preview && path === '/api/preview/render' ? limits.storyBytes : limits.bodyBytes;

/** Pages that take a post at their own address: links in mails, where a button or a mail program confirms. */
const takesPost = /^\/nieuwsbrief\/(bevestigen|uitschrijven)$/;

const mebibyte = 1024 * 1024;

/**
 * The HTTP server in front of the pages: limits, one address per page, files, page cache,
 * rendering. Every answer carries the security headers; no fault inside shows more than an error page.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { siteUrl, log = silentLog, metrics, edge } = options;
  const now = () => options.clock.now().getTime();
  const security = createSecurityHeaders({
    https: siteUrl.startsWith('https:'),
    pictureOrigins: options.map ? [new URL(options.map.tiles).origin] : [],
  });
  const files = await loadStaticFiles(options.clientDir, security);
  const rules = createQueryRules(options.product);
  const hosts = believedHosts(siteUrl, options.hosts);
  const cache = createPageCache({
    maxBytes: options.pageCacheBytes ?? 128 * mebibyte,
    now,
    onError: (path, error) => log.error({ path, err: error }, 'page could not be rendered'),
    ...options.waits,
  });
  const closing = new AbortController();
  let stopping = false;
  const streams = createStreams((options.maxConnections ?? limits.connections) * limits.streamsShare);
  const liveStream = createLiveStream(options.build ?? '');
  const invalidate: SiteServer['invalidate'] = (change) => {
    cache.invalidate(change);
    edge?.clear(change.tags);
    liveStream.changed();
  };
  const { announcements } = options;
  const door: PageCacheDoor = { invalidate, closing: closing.signal, announcements };
  const picture = (path: string) => readPicture(path.startsWith('/toerbeeld/') ? tourImages : images, path);
  const render = createRenderer({ ...options, security, door, picture });
  const renderShared = (address: string) => render(anonymousRequest(siteUrl, address));
  const images = createImageProxy({
    assetsUrl: options.contentAssetsUrl.replace(/\/+$/, ''),
    spaceId: options.contentSpaceId,
    maxBytes: options.imageCacheBytes ?? 64 * mebibyte,
    timeoutMs: options.imageTimeoutMs,
    security,
    onError: (path, error) => log.warn({ path, err: error }, 'image could not be fetched'),
  });
  const { events } = options;
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
  const errorPages = createErrorPages({ render: renderShared, security, now });
  const record = createRecorder({ metrics, log, all: options.logRequests ?? false });
  const probes = createProbes({
    async tryPage() {
      const outcome = await cache.answer('/', () => renderShared('/'));
      if (outcome.kind === 'failed') return 'none';
      const { status, outdated } = outcome.kind === 'ready' ? outcome.answer : outcome.rendered;
      if (status >= 500) return 'none';
      return outdated || (outcome.kind === 'ready' && outcome.note.state === 'STALE') ? 'kept' : 'fresh';
    },
    askDatabase: options.askDatabase ?? (async () => undefined),
    stopping: () => stopping,
    now: () => performance.now(),
  });
  /** Routes that are no pages: add one here, or with the option `rawRoutes`. */
  const rawRoutes = new Map(
    Object.entries({ ...probes, '/api/live/stroom': liveStream.route, ...options.rawRoutes }),
  );

  async function sendError(
    status: ErrorStatus,
    request: IncomingMessage,
    response: ServerResponse,
    wishes: Wishes,
  ) {
    const answer = speaksJson(request) ? await jsonError(status, security) : await errorPages.page(status);
    if (response.headersSent) return;
    sendReady(request, response, answer, { ...wishes, ifNoneMatch: undefined });
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    wishes: Wishes,
    visit: Visit,
  ): Promise<void> {
    const { method = '', url = '' } = request;
    const fail = (status: ErrorStatus) => {
      if (visit.kind === 'page') visit.kind = 'error';
      return sendError(status, request, response, wishes);
    };
    const reading = method === 'GET' || method === 'HEAD';
    if (!reading && method !== 'POST') return fail(405);

    const mark = url.indexOf('?');
    const given = mark < 0 ? url : url.slice(0, mark);
    const file = given === '/sw.js' && options.offline === false ? '/sw-off.js' : given;
    if (reading && files.send(file, request, response, wishes)) {
      visit.kind = 'file';
      return;
    }
    const raw = reading ? rawRoutes.get(given) : undefined;
    if (raw !== undefined) {
      visit.kind = probes[given] ? 'probe' : 'call';
      const query = mark < 0 ? '' : url.slice(mark + 1);
      await raw({ request, response, wishes, query, security, streams, render: renderShared });
      if (streams.has(response)) visit.kind = 'stream';
      return;
    }

    const preview = isPreview(url, wishes.cookie);
    const address = readAddress(url, { rules, longest: limits.addressLength, keepQuery: preview });
    if (address.kind === 'error') return fail(address.status);
    if (address.kind === 'redirect') return sendRedirect(address.location, response, wishes, security);

    /** Renders for this visitor alone: what they sent, and where from, is part of it. */
    async function answerVisitor(target: string, most?: number) {
      const read = most === undefined ? undefined : await readBody(request, most);
      if (read?.kind === 'gone') return;
      if (read?.kind === 'tooLarge') return fail(413);
      const visitor = visitorAddress(request, options.trustedProxies ?? 0);
      const { requestId } = wishes;
      const own = visitorRequest({ siteUrl, hosts, address: target, incoming: request, body: read?.body });
      return sendRendered(await render(own, { requestId, visitor }), request, response, wishes);
    }
    if (address.kind === 'raw' && address.path.startsWith('/api/')) {
      visit.kind = 'call';
      const target = address.rawQuery === '' ? address.path : `${address.path}?${address.rawQuery}`;
      return answerVisitor(target, reading ? undefined : largestBody(address.path, preview));
    }
    if (!reading && address.kind === 'page' && takesPost.test(address.path)) {
      visit.kind = 'call';
      return answerVisitor(address.path + address.query, limits.bodyBytes);
    }
    if (!reading) return fail(405);
    const proxy = address.kind === 'raw' ? images : tourImages;
    if (proxy && /^\/(toer)?beeld\//.test(address.path)) {
      visit.kind = 'image';
      const saveData = request.headers['save-data'] === 'on';
      const outcome = await proxy.answer(address.path, request.headers.accept, saveData);
      if (outcome.kind === 'image') return sendReady(request, response, outcome.answer, wishes);
      return fail(outcome.kind === 'missing' ? 404 : 503);
    }
    if (address.kind === 'raw') return fail(404);

    const key = address.path + address.query;
    if (preview) {
      visit.kind = 'preview';
      return answerVisitor(key);
    }
    const outcome = await cache.answer(key, () => renderShared(key));
    visit.cache = outcome.kind === 'ready' ? outcome.note.state : 'BYPASS';
    if (outcome.kind === 'ready') return sendReady(request, response, outcome.answer, wishes, outcome.note);
    if (outcome.kind === 'rendered') return sendRendered(outcome.rendered, request, response, wishes);
    return fail(500);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const wishes = readWishes(request);
    const { requestId } = wishes;
    const visit = createVisit(requestId, request.method ?? '', request.url ?? '');
    // Who comes back comes to an instance that stays.
    if (stopping) response.shouldKeepAlive = false;
    else if (connections.crowded() && !probes[request.url ?? '']) {
      record.watch(response, visit);
      turnAway(request, response, wishes, visit);
      return;
    }
    record.watch(response, visit);
    handle(request, response, wishes, visit).catch((error: unknown) => {
      log.error({ request: requestId, method: visit.method, path: pathOf(visit.url), err: error }, 'failed');
      if (response.headersSent) response.destroy();
      else sendError(500, request, response, wishes).catch(() => response.destroy());
    });
  }

  /**
   * Stored pages stand under their one address: an address that is found as it came needs no reading, and most visits
   * end here. What it leaves, `onRequest` gets.
   */
  function answerPlain(request: PlainRequest, socket: Socket): boolean {
    if (stopping || connections.crowded()) return false;
    const entry = cache.fresh(request.url);
    if (entry === undefined || isPreview('', request.cookie)) return false;
    const wishes = { ...request, requestId: requestId(request.requestId) };
    const visit = createVisit(wishes.requestId, 'GET', request.url);
    visit.cache = 'HIT';
    const note = { state: 'HIT', ageSeconds: cache.ageSeconds(entry) } as const;
    record.ended(writeReady(socket, entry.answer, wishes, note, now()), visit);
    return true;
  }

  /** Too many at once: a page that is ready costs next to nothing, and the connection is free again. */
  function turnAway(request: IncomingMessage, response: ServerResponse, wishes: Wishes, visit: Visit): void {
    visit.kind = 'error';
    response.shouldKeepAlive = false;
    sendError(503, request, response, wishes).catch(() => response.destroy());
  }

  const { maxConnections } = options;
  const { server, connections } = createHttpServer({ security, maxConnections, onRequest, answerPlain });
  metrics?.watch({ pageCache: cache.size, connections: connections.count, streams: streams.count });

  const close = (graceMs = 10_000, delayMs = 0) =>
    stopGracefully(server, connections, streams, {
      delayMs,
      graceMs,
      onAnnounce() {
        stopping = true;
      },
      onClose: () => closing.abort(),
    });
  return { server, invalidate, close };
}
