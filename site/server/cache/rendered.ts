import type { RenderLocals } from '../../src/server/render-locals.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';

/** What the site's build exports: one request in, one response out. `locals` reaches the pages. */
export type Render = (request: Request, locals: RenderLocals) => Promise<Response>;

/** How long a response may be used, in milliseconds: fresh, and after that stale while a new one is rendered. */
type CacheLife = { readonly freshMs: number; readonly staleMs: number };

/** A rendering read to its end, with the headers we send: security headers added, connection headers removed. */
export type Rendered = {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Null: not stored. */
  readonly life: CacheLife | null;
  /** Shows a last good copy. */
  readonly outdated?: boolean;
  /** Made for one visitor (`Set-Cookie`, `private`, `no-store`): never stored, never shared. */
  readonly personal: boolean;
};

/** Headers of a rendering that are not sent as they are: set here, or by Node. */
const notPassedOn =
  /^(connection|keep-alive|transfer-encoding|content-length|date|server|x-powered-by|etag|cache-control|set-cookie)$/i;

/** Reads a response to its end. Rejects when its body breaks off. */
export async function readRendered(response: Response, security: SecurityHeaders): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const cookies = response.headers.getSetCookie();
  const cacheControl = response.headers.get('cache-control');
  const cdnCacheControl = response.headers.get('cdn-cache-control');
  const personal = cookies.length > 0 || /\b(private|no-store)\b/i.test(`${cacheControl} ${cdnCacheControl}`);
  const life = personal ? null : readCacheLife(cdnCacheControl ?? '');

  const type = response.headers.get('content-type') ?? '';
  const own = security.headers(security.csp(response.headers.get('content-security-policy')), type);
  const replaced = new Set(own.map(([name]) => name.toLowerCase()));
  const headers: (readonly [string, string])[] = [];
  for (const [name, value] of response.headers) {
    if (!notPassedOn.test(name) && !replaced.has(name)) headers.push([name, value]);
  }
  for (const cookie of cookies) headers.push(['Set-Cookie', cookie]);
  headers.push(['Cache-Control', browserCacheControl(cacheControl, life, response.status)]);
  // A page whose address is a secret asks for a stricter policy.
  const noReferrer = response.headers.get('referrer-policy') === 'no-referrer';
  for (const [name, value] of own)
    headers.push([name, noReferrer && name === 'Referrer-Policy' ? 'no-referrer' : value]);
  return { status: response.status, headers, body, life, personal };
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
