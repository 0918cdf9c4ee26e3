import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Overloaded } from '@inktvis/foundation/bounded-queue';
import type { Log } from '@inktvis/foundation/log';
import type { PageCache } from '../cache/page-cache.ts';
import { type Renderer, RenderTimeout } from '../cache/renderer.ts';
import type { createImageProxy } from '../images/image-proxy.ts';
import type { StoredPictures } from '../images/stored-pictures.ts';
import { pathOf, type RequestLog, type RequestRecord, startRecord } from '../ops/request-log.ts';
import type { PreviewCheck } from '../security/preview-check.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { readAddress } from './address.ts';
import type { ErrorResponses, ErrorStatus } from './error-responses.ts';
import { hasValidHost } from './host.ts';
import { limits } from './limits.ts';
import { anonymousRequest, readBody, visitorAddress, visitorRequest } from './page-requests.ts';
import type { QueryRules } from './query-rules.ts';
import { readPreferences } from './request-preferences.ts';
import { type Exchange, sendCached, sendRedirect, sendRendered } from './send.ts';
import type { StaticFiles } from './static-files.ts';

/** What a route that is no page gets to work with. */
export type RouteContext = Exchange & {
  readonly security: SecurityHeaders;
};

/** Responds to GET and HEAD at one path. What it throws becomes a 500. */
export type Route = (context: RouteContext) => void | Promise<void>;

/** The routes that bypass the pages and their cache, by their exact path. */
export type Routes = Readonly<Record<string, Route>>;

export type RouterOptions = {
  readonly siteUrl: string;
  /** Names in `Host` that are trusted. */
  readonly hosts: ReadonlySet<string>;
  readonly trustedProxies: number;
  readonly rules: QueryRules;
  readonly security: SecurityHeaders;
  readonly files: StaticFiles;
  /** Health checks. */
  readonly probes: Routes;
  readonly routes: Routes;
  readonly cache: PageCache;
  /** Renders what is asked for, when its turn comes; rejects with `Overloaded` when too much waits. */
  readonly render: Renderer;
  /** Renders at once: what a visitor sends does not wait behind what others read. */
  readonly renderNow: Renderer;
  readonly isPreview: PreviewCheck;
  readonly errors: ErrorResponses;
  /** Pictures of the content service, and of touring events if there are any. */
  readonly images: ImageProxy;
  readonly tourImages: ImageProxy | undefined;
  /** Copies of pictures for when their host does not respond. */
  readonly storedPictures: StoredPictures | undefined;
  readonly requestLog: RequestLog;
  readonly log: Pick<Log, 'error'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly isStopping: () => boolean;
};

type ImageProxy = ReturnType<typeof createImageProxy>;

/** One request on its way through the router. */
type Handling = Exchange & {
  readonly options: RouterOptions;
  readonly record: RequestRecord;
  readonly isRead: boolean;
  readonly isPreview: boolean;
};

/** Pages that take a POST at their own address: links in mails, where a button or a mail program confirms. */
const takesPost = /^\/nieuwsbrief\/(bevestigen|uitschrijven)$/;

/**
 * Decides what a request is for and which handler responds: a file of the build, a route, a call below `/api/`, a
 * picture, an editor's preview, or a page.
 */
export function createRouter(options: RouterOptions) {
  const { requestLog, log, isStopping } = options;
  let waiting = 0;

  const onRequest: RequestListener = (request, response) => {
    const handling = startHandling(options, request, response);
    const { record, preferences } = handling;
    requestLog.watch(response, record);
    const refusal = admit(handling);
    waiting += 1;
    const responding = (refusal ? fail(handling, refusal) : handle(handling)).finally(() => {
      waiting -= 1;
    });
    responding.catch((error: unknown) => {
      const { method, url } = record;
      if (!(error instanceof Overloaded))
        log.error(
          { request: preferences.requestId, method, path: pathOf(url), err: error },
          'request failed',
        );
      if (response.headersSent) response.destroy();
      else fail(handling, statusOfFailure(error)).catch(() => response.destroy());
    });
  };

  /** The status to refuse a request with; null: it is handled. */
  function admit({ request, response }: Handling): ErrorStatus | null {
    const isValid = hasValidHost(request);
    // While stopping, clients that reconnect reach an instance that stays.
    if (isStopping() || !isValid) response.shouldKeepAlive = false;
    return isValid ? null : 400;
  }

  /** How many visitors wait for a response to be made. */
  return { onRequest, waiting: () => waiting };
}

function startHandling(options: RouterOptions, request: IncomingMessage, response: ServerResponse): Handling {
  const { method = '', url = '' } = request;
  const preferences = readPreferences(request);
  return {
    options,
    request,
    response,
    preferences,
    record: startRecord(preferences.requestId, method, url),
    isRead: method === 'GET' || method === 'HEAD',
    isPreview: options.isPreview(url, preferences.cookie),
  };
}

/** Responds with an error, in the form that suits the client. */
async function fail(handling: Handling, status: ErrorStatus): Promise<void> {
  const { options, request, response, preferences, record } = handling;
  if (record.kind === 'page') record.kind = 'error';
  const stored = await options.errors.respond(status, request);
  if (response.headersSent) return;
  sendCached({ request, response, preferences: { ...preferences, ifNoneMatch: undefined } }, stored);
}

/** Files and routes have exact paths; anything else is decided by the address. */
async function handle(handling: Handling): Promise<void> {
  const { options, request, record, isRead } = handling;
  const { method, url = '' } = request;
  if (!isRead && method !== 'POST') return fail(handling, 405);
  const path = pathOf(url);
  if (isRead && options.files.has(path)) {
    record.kind = 'file';
    const status = await options.files.send(path, handling);
    return status === null ? undefined : fail(handling, status);
  }
  const route = isRead ? (options.probes[path] ?? options.routes[path]) : undefined;
  return route ? followRoute(handling, route, path) : handleAddress(handling);
}

async function followRoute(handling: Handling, route: Route, path: string): Promise<void> {
  const { options, request, response, preferences, record } = handling;
  const { security, probes } = options;
  record.kind = probes[path] ? 'probe' : 'call';
  await route({ request, response, preferences, security });
}

/** Calls, pictures and pages, by their address. */
async function handleAddress(handling: Handling): Promise<void> {
  const { options, request, record, isRead } = handling;
  const address = readAddress(request.url ?? '', {
    rules: options.rules,
    maxLength: limits.addressLength,
    keepQuery: handling.isPreview,
  });
  if (address.kind === 'error') return fail(handling, address.status);
  if (address.kind === 'redirect') return sendRedirect(handling, address.location, options.security);
  const { path } = address;
  if (address.kind === 'raw' && path.startsWith('/api/')) {
    record.kind = 'call';
    const target = address.rawQuery === '' ? path : `${path}?${address.rawQuery}`;
    return respondToVisitor(handling, target, isRead ? undefined : maxBodyBytes(path, handling.isPreview));
  }
  if (!isRead && address.kind === 'page' && takesPost.test(path)) {
    record.kind = 'call';
    return respondToVisitor(handling, path + address.query, limits.bodyBytes);
  }
  if (!isRead) return fail(handling, 405);
  const proxy = address.kind === 'raw' ? options.images : options.tourImages;
  if (proxy && /^\/(toer)?beeld\//.test(path)) return respondWithImage(handling, proxy, path);
  if (address.kind === 'raw') return fail(handling, 404);
  if (!handling.isPreview) return respondWithPage(handling, path + address.query);
  record.kind = 'preview';
  return respondToVisitor(handling, path + address.query);
}

/** Only an editor in preview sends whole stories; the page verifies that it is one. */
const maxBodyBytes = (path: string, preview: boolean): number =>
  preview && path === '/api/preview/render' ? limits.storyBytes : limits.bodyBytes;

/** Renders for this visitor alone: what they sent, and from where, is part of it. `maxBytes`: of a body to read. */
async function respondToVisitor(handling: Handling, target: string, maxBytes?: number): Promise<void> {
  const { options, request, preferences } = handling;
  const { siteUrl, hosts } = options;
  const render = handling.isRead ? options.render : options.renderNow;
  const read = maxBytes === undefined ? undefined : await readBody(request, maxBytes);
  if (read?.kind === 'aborted') return;
  if (read?.kind === 'tooLarge') return fail(handling, 413);
  const own = visitorRequest({ siteUrl, hosts, address: target, incoming: request, body: read?.body });
  const visitor = visitorAddress(request, options.trustedProxies);
  const rendered = await render(own, { requestId: preferences.requestId, visitor });
  return sendRendered(handling, rendered);
}

async function respondWithImage(handling: Handling, proxy: ImageProxy, path: string): Promise<void> {
  handling.record.kind = 'image';
  const { accept } = handling.request.headers;
  const outcome = await proxy.get({ path, forVisitor: true, accept });
  if (outcome.kind === 'image') return sendCached(handling, outcome.response);
  if (outcome.kind === 'missing') return fail(handling, 404);
  const copy = await handling.options.storedPictures?.find(path);
  return copy ? sendCached(handling, copy) : fail(handling, 503);
}

/** A page that all visitors share: from the page cache, rendered when it has no fresh one. */
async function respondWithPage(handling: Handling, address: string): Promise<void> {
  const { cache, render, siteUrl } = handling.options;
  const outcome = await cache.get(address, () => render(anonymousRequest(siteUrl, address)));
  handling.record.cache = outcome.kind === 'cached' ? outcome.cacheStatus.state : 'BYPASS';
  if (outcome.kind === 'cached') return sendCached(handling, outcome.response, outcome.cacheStatus);
  if (outcome.kind === 'rendered') return sendRendered(handling, outcome.rendered);
  return fail(handling, statusOfFailure(outcome.error));
}

/** What took too long, or was one too many, may work later (RFC 9110, 15.6.4); anything else is a defect. */
const statusOfFailure = (error: unknown): ErrorStatus =>
  error instanceof RenderTimeout || error instanceof Overloaded ? 503 : 500;
