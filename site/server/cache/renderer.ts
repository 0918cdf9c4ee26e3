import { randomUUID } from 'node:crypto';
import { forRequest } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import { PAGE_DEADLINE_MS, type RenderLocals } from '../../src/server/render-locals.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';

/** What the site's build exports: one request in, one response out. `locals` reaches the pages. */
export type Render = (request: Request, locals: RenderLocals) => Promise<Response>;

type CacheLife = { readonly freshMs: number; readonly staleMs: number };

export type Rendered = Awaited<ReturnType<typeof readRendered>> & { readonly outdated?: boolean };

/** Well above the deadline for reads. */
const RENDER_TIMEOUT_MS = 15_000;
/** How long a page that shows a last good copy counts as fresh. */
const OUTDATED_FRESH_MS = 5_000;

type RendererOptions = {
  readonly render: Render;
  readonly security: SecurityHeaders;
  readonly given: Omit<RenderLocals, 'requestId' | 'visitor' | 'deadline' | 'dependencies'>;
  readonly timeoutMs?: number;
};

/** A visitor's own request has an id and an address; one for a shared page has neither. */
type Requester = { readonly requestId?: string; readonly visitor?: string };

export type Renderer = (request: Request, requester?: Requester) => Promise<Rendered>;

/** A rendering that was given up: it may work later. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Renders pages as whole responses. Rejects with `RenderTimeout` when that takes too long. */
export function createRenderer(options: RendererOptions): Renderer {
  const { render, security, given, timeoutMs = RENDER_TIMEOUT_MS } = options;

  return async (request, { requestId = randomUUID(), visitor } = {}) => {
    const dependencies = { outdated: false };
    const deadline = performance.now() + PAGE_DEADLINE_MS;
    const locals = { ...given, requestId, dependencies, deadline, visitor };
    const rendering = forRequest(requestId, () => render(request, locals)).then((response) =>
      readRendered(response, security),
    );
    const rendered = await within(rendering, timeoutMs);
    if (!rendered) throw new RenderTimeout('rendering took too long');
    const { outdated } = dependencies;
    const { life } = rendered;
    if (!outdated || !life) return { ...rendered, outdated };
    return { ...rendered, outdated, life: { ...life, freshMs: Math.min(life.freshMs, OUTDATED_FRESH_MS) } };
  };
}

/** Headers of a rendering that are not sent as they are: set here, or by Node. */
const notPassedOn =
  /^(connection|keep-alive|transfer-encoding|content-length|date|server|x-powered-by|etag|cache-control|set-cookie)$/i;

/** Reads a response to its end. Rejects when its body breaks off. */
export async function readRendered(response: Response, security: SecurityHeaders) {
  const { status, headers: given } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const cookies = given.getSetCookie();
  const cacheControl = given.get('cache-control');
  const cdnCacheControl = given.get('cdn-cache-control') ?? '';
  /** Made for one visitor: never stored, never shared. */
  const personal = cookies.length > 0 || /\b(private|no-store)\b/i.test(`${cacheControl} ${cdnCacheControl}`);
  const life = personal ? null : readCacheLife(cdnCacheControl);

  const own = security.headers(
    security.csp(given.get('content-security-policy')),
    given.get('content-type') ?? '',
  );
  const replaced = new Set(own.map(([name]) => name.toLowerCase()));
  // A page whose address is a secret asks for a stricter policy.
  const noReferrer = given.get('referrer-policy') === 'no-referrer';
  const headers: HeaderList = [
    ...[...given].filter(([name]) => !notPassedOn.test(name) && !replaced.has(name)),
    ...cookies.map((cookie) => ['Set-Cookie', cookie] as const),
    ['Cache-Control', browserCacheControl(cacheControl, life, status)],
    ...own.map(
      ([name, value]) => [name, noReferrer && name === 'Referrer-Policy' ? 'no-referrer' : value] as const,
    ),
  ];
  return { status, headers, body, life, personal };
}

/** Browsers revalidate a stored page each time (304 is cheap); what is not stored here is not stored elsewhere. */
function browserCacheControl(given: string | null, life: CacheLife | null, status: number): string {
  if (life !== null) return 'public, max-age=0, must-revalidate';
  return given ?? (status >= 500 ? 'no-store' : 'private, no-cache');
}

/** Reads the life a page states in `CDN-Cache-Control` (RFC 9213). Null: do not store. */
function readCacheLife(cdnCacheControl: string): CacheLife | null {
  const freshMs = seconds(cdnCacheControl, MAX_AGE) * 1000;
  const staleMs = seconds(cdnCacheControl, STALE_WHILE_REVALIDATE) * 1000;
  return freshMs + staleMs > 0 ? { freshMs, staleMs } : null;
}

const MAX_AGE = /(?:^|[,\s])max-age\s*=\s*"?(\d{1,9})/i;
const STALE_WHILE_REVALIDATE = /(?:^|[,\s])stale-while-revalidate\s*=\s*"?(\d{1,9})/i;

const seconds = (header: string, directive: RegExp): number => Number(directive.exec(header)?.[1] ?? 0);
