import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Overloaded } from '@inktvis/foundation/bounded-queue';
import type { Log } from '@inktvis/foundation/log';
import type { Outcome } from '../cache/page-cache.ts';
import { type Renderer, RenderTimeout } from '../cache/renderer.ts';
import type { Pictures } from '../images/pictures.ts';
import { pathOf, type RequestLog, type RequestRecord } from '../ops/request-log.ts';
import type { PreviewCheck } from '../security/preview-check.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { readAddress } from './address.ts';
import type { ErrorResponse, ErrorStatus } from './error-responses.ts';
import { limits } from './http-server.ts';
import { readBody, visitorAddress, visitorRequest } from './page-requests.ts';
import type { createProbes } from './probes.ts';
import type { QueryRules } from './query-rules.ts';
import { type Exchange, sendBare, sendCached, sendRendered } from './send.ts';
import type { StaticFiles } from './static-files.ts';

type RouterOptions = {
  /** Of this deployment, by which visitors reach it. */
  readonly origin: string;
  readonly trustedProxies: number;
  readonly rules: QueryRules;
  readonly security: SecurityHeaders;
  readonly files: StaticFiles;
  readonly probes: ReturnType<typeof createProbes>;
  readonly storedPage: (address: string) => Outcome | undefined;
  /** A page that all visitors share: from the page cache, rendered when it has no fresh one. Never rejects. */
  readonly sharedPage: (address: string) => Promise<Outcome>;
  /** Renders what is asked for, when its turn comes; rejects with `Overloaded` when too much waits. */
  readonly render: Renderer;
  /** Renders at once: what a visitor sends does not wait behind what others read. */
  readonly renderNow: Renderer;
  readonly isPreview: PreviewCheck;
  readonly errorResponse: ErrorResponse;
  readonly pictures: Pick<Pictures, 'get'>;
  readonly logRequest: RequestLog;
  readonly log: Pick<Log, 'error'>;
  readonly isStopping: () => boolean;
};

type Handling = Exchange & {
  readonly options: RouterOptions;
  readonly record: RequestRecord;
  readonly isRead: boolean;
  readonly isPreview: boolean;
};

/** Pages that take a POST at their own address: links in mails, where a button or a mail program confirms. */
const takesPost = /^\/nieuwsbrief\/(bevestigen|uitschrijven)$/;

/** The ids that a proxy may give a request: such as are allowed in logs and headers. */
const usableId = /^[\w.:-]{8,64}$/;

export function createRouter(options: RouterOptions) {
  const { logRequest, log, isStopping } = options;
  let waiting = 0;

  const onRequest: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request;
    const given = String(headers['x-request-id'] ?? '');
    const requestId = usableId.test(given) ? given : randomUUID();
    const record: RequestRecord = { requestId, method, url, since: performance.now(), kind: 'page' };
    const isRead = method === 'GET' || method === 'HEAD';
    const isPreview = options.isPreview(url, headers.cookie);
    const handling = { options, request, response, requestId, record, isRead, isPreview };
    logRequest(response, record);
    // While stopping, clients that reconnect reach an instance that stays.
    if (isStopping()) response.shouldKeepAlive = false;
    waiting += 1;
    try {
      await handle(handling);
    } catch (error) {
      if (!(error instanceof Overloaded))
        log.error({ request: requestId, method, path: pathOf(url), err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else await fail(handling, statusOfFailure(error)).catch(() => response.destroy());
    } finally {
      waiting -= 1;
    }
  };

  return { onRequest, waiting: () => waiting };
}

async function fail(handling: Handling, status: ErrorStatus): Promise<void> {
  const { options, request, response, record } = handling;
  if (record.kind === 'page') record.kind = 'error';
  const stored = await options.errorResponse(status, request);
  if (!response.headersSent) sendCached(handling, stored);
}

async function handle(handling: Handling): Promise<void> {
  const { options, request, record, isRead, isPreview } = handling;
  const { method, url = '' } = request;
  if (!isRead && method !== 'POST') return fail(handling, 405);
  // Pages are stored by their one address: a request for a fresh one has nothing to decide or to wait for.
  const stored = isRead && !isPreview ? options.storedPage(url) : undefined;
  if (stored) return sendOutcome(handling, stored);
  const path = pathOf(url);
  if (isRead && options.files.has(path)) {
    record.kind = 'file';
    const status = await options.files.send(path, handling);
    return status === null ? undefined : fail(handling, status);
  }
  const probe = isRead ? options.probes[path] : undefined;
  if (!probe) return handleAddress(handling);
  record.kind = 'probe';
  return probe(handling);
}

async function handleAddress(handling: Handling): Promise<void> {
  const { options, request, record, isRead, isPreview } = handling;
  const address = readAddress(request.url ?? '', {
    rules: options.rules,
    maxLength: limits.addressLength,
    keepQuery: isPreview,
  });
  if (address.kind === 'error') return fail(handling, address.status);
  if (address.kind === 'redirect')
    return sendBare(handling, 308, [
      ['Location', address.location],
      ['Cache-Control', 'public, max-age=3600'],
      ['Content-Length', '0'],
      ...options.security.headers(),
    ]);
  const { path } = address;
  if (address.kind === 'raw' && path.startsWith('/api/')) {
    record.kind = 'call';
    const target = address.rawQuery === '' ? path : `${path}?${address.rawQuery}`;
    return respondToVisitor(handling, target, isRead ? undefined : maxBodyBytes(path, isPreview));
  }
  if (!isRead && address.kind === 'page' && takesPost.test(path)) {
    record.kind = 'call';
    return respondToVisitor(handling, path + address.query, limits.bodyBytes);
  }
  if (!isRead) return fail(handling, 405);
  if (/^\/(toer)?beeld\//.test(path)) return respondWithPicture(handling, path);
  if (address.kind === 'raw') return fail(handling, 404);
  if (!isPreview) return sendOutcome(handling, await options.sharedPage(path + address.query));
  record.kind = 'preview';
  return respondToVisitor(handling, path + address.query);
}

/** Only an editor in preview sends whole stories; the page verifies that it is one. */
const maxBodyBytes = (path: string, preview: boolean): number =>
  preview && path === '/api/preview/render' ? limits.storyBytes : limits.bodyBytes;

/** Renders for this visitor alone: what they sent, and from where, is part of it. `maxBytes`: of a body to read. */
async function respondToVisitor(handling: Handling, address: string, maxBytes?: number): Promise<void> {
  const { options, request, requestId } = handling;
  const body = maxBytes === undefined ? undefined : await readBody(request, maxBytes);
  if (body === 'aborted') return;
  if (body === 'tooLarge') return fail(handling, 413);
  const render = handling.isRead ? options.render : options.renderNow;
  const own = visitorRequest({ origin: options.origin, address, incoming: request, body });
  const visitor = visitorAddress(request, options.trustedProxies);
  return sendRendered(handling, await render(own, { requestId, visitor }));
}

async function respondWithPicture(handling: Handling, path: string): Promise<void> {
  handling.record.kind = 'image';
  const picture = await handling.options.pictures.get(path, handling.request.headers.accept);
  if (typeof picture === 'object') return sendCached(handling, picture);
  return fail(handling, picture === 'missing' ? 404 : 503);
}

async function sendOutcome(handling: Handling, outcome: Outcome): Promise<void> {
  handling.record.cache = outcome.kind === 'cached' ? outcome.cacheStatus.state : 'BYPASS';
  if (outcome.kind === 'cached') return sendCached(handling, outcome.response, outcome.cacheStatus);
  if (outcome.kind === 'rendered') return sendRendered(handling, outcome.rendered);
  return fail(handling, statusOfFailure(outcome.error));
}

/** What took too long, or was one too many, may work later (RFC 9110, 15.6.4); anything else is a defect. */
const statusOfFailure = (error: unknown): ErrorStatus =>
  error instanceof RenderTimeout || error instanceof Overloaded ? 503 : 500;
