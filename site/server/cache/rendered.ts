import type { Reading, RenderLocals } from '../../src/server/render-locals.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { type CacheLife, readCacheLife, readCacheTags } from './cache-life.ts';

/** What the site's build exports: one request in, one answer out. `locals` reaches the pages. */
export type Render = (request: Request, locals: RenderLocals) => Promise<Response>;

/** How long a page with a last good copy counts as fresh, in milliseconds. */
const outdatedFreshMs = 5_000;

/** A rendering with what is known of what it leant on. */
export function withReading(rendered: Rendered, { tags, outdated }: Reading): Rendered {
  const { life } = rendered;
  const freshMs = Math.min(life?.freshMs ?? 0, outdatedFreshMs);
  return {
    ...rendered,
    outdated,
    tags: [...new Set([...rendered.tags, ...tags])],
    life: life && outdated ? { ...life, freshMs } : life,
  };
}

/** A rendering read to its end, with the headers we send: security headers in, connection matters out. */
export type Rendered = {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly life: CacheLife | null;
  readonly tags: readonly string[];
  /** Shows a last good copy. */
  readonly outdated?: boolean;
  /** Made for one visitor (`Set-Cookie`, `private`, `no-store`): never stored, never shared. */
  readonly personal: boolean;
};

const notPassedOn =
  /^(connection|keep-alive|transfer-encoding|content-length|content-security-policy|date|server|x-powered-by|etag|cache-control|set-cookie)$/i;

/**
 * nginx cannot clear by tag, and counts in whole seconds: it may keep a page for when we are away, and asks each time
 * whether it changed (a moment long past, in seconds since 1970). It passes this on to nobody.
 */
const askAgain = ['X-Accel-Expires', '@1'] as const;

/** Reads a response to its end. Rejects when its body breaks off. */
export async function readRendered(response: Response, security: SecurityHeaders): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const cookies = response.headers.getSetCookie();
  const browserLife = response.headers.get('cache-control');
  const cdnLife = response.headers.get('cdn-cache-control');
  const personal =
    cookies.length > 0 || /\b(private|no-store)\b/i.test(`${browserLife ?? ''} ${cdnLife ?? ''}`);
  const life = personal ? null : readCacheLife(cdnLife, browserLife);

  const replaced = new Set(security.base.map(([name]) => name.toLowerCase()));
  const headers: (readonly [string, string])[] = [];
  for (const [name, value] of response.headers) {
    if (!notPassedOn.test(name) && !replaced.has(name)) headers.push([name, value]);
  }
  for (const cookie of cookies) headers.push(['Set-Cookie', cookie]);
  headers.push(['Cache-Control', browserCacheControl(browserLife, life, response.status)]);
  if (life !== null) headers.push(askAgain);
  const policy = security.csp(response.headers.get('content-security-policy'));
  // A page whose address is a secret may tell even less of where its visitors came from.
  const silent = response.headers.get('referrer-policy') === 'no-referrer';
  for (const [name, value] of security.baseFor(policy)) {
    headers.push([name, silent && name === 'Referrer-Policy' ? 'no-referrer' : value]);
  }
  headers.push(['Content-Security-Policy', policy]);
  const tags = readCacheTags(response.headers.get('cache-tag'));
  return { status: response.status, headers, body, life, tags, personal };
}

/** A stored page is asked for again each time (304 is cheap); what is not stored here, nobody else stores. */
function browserCacheControl(given: string | null, life: CacheLife | null, status: number): string {
  if (life !== null) return 'public, max-age=0, must-revalidate';
  return given ?? (status >= 500 ? 'no-store' : 'private, no-cache');
}
