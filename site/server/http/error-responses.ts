import type { IncomingMessage } from 'node:http';
import { RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { Rendered } from '../cache/rendered.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { prefersJson } from './preferences.ts';

const titles = {
  400: 'Dit adres klopt niet',
  404: 'Deze pagina bestaat niet',
  405: 'Dit kan hier niet',
  412: 'Dit bestand is intussen veranderd',
  413: 'Dit bericht is te groot',
  414: 'Dit adres is te lang',
  416: 'Dit deel van het bestand bestaat niet',
  500: 'Er ging iets mis',
  503: 'Even niet beschikbaar',
} as const;

/** The statuses that the server itself responds with when there is no page to show. */
export type ErrorStatus = keyof typeof titles;

/** How long a rendered error page is used, and how long to wait after a rendering that failed. Milliseconds. */
const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** After how long a page that failed to open is asked for again by itself: a screen in a hall has no visitor. Seconds. */
const RELOAD_S = 60;

/** The page of last resort: it does not need the site's build. */
const plainErrorPage = (status: ErrorStatus): string =>
  `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[status]}</title>
</head>
<body>
<main>
<h1>${titles[status]}</h1>
<p><a href="/">Naar de startpagina</a></p>
</main>
</body>
</html>
`;

type ErrorResponsesOptions = {
  /** Renders the site's own page at an address. */
  readonly render: (path: string) => Promise<Rendered>;
  readonly security: SecurityHeaders;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

export type ErrorResponses = ReturnType<typeof createErrorResponses>;

/**
 * Error responses: `{ "error": "…" }` for scripts, in the form that the forms' own responses have; for everyone else
 * the site's own error page (`/fout/{status}`), stored, or the plain page when the site cannot render one.
 */
export function createErrorResponses({ render, security, now }: ErrorResponsesOptions) {
  // A stale page is sent at once, and one whose rendering failed is tried again after `RETRY_MS`.
  const pages = new RevalidatingCache<CachedResponse>({
    maxBytes: 8 * 1024 * 1024,
    now,
    timeouts: { missing: Number.POSITIVE_INFINITY, expired: 0, stale: 0, invalidated: 0 },
    backOffMs: 0,
  });

  /** Never stored in front of us, and with `Retry-After` where trying again makes sense. */
  function headersOf(status: ErrorStatus, type: string, csp?: string): (readonly [string, string])[] {
    const headers: HeaderList = [
      ['Content-Type', `${type}; charset=utf-8`],
      ['Cache-Control', 'no-store'],
      ...security.headers(csp),
    ];
    if (status === 405) return [...headers, ['Allow', 'GET, HEAD']];
    return status === 503 ? [...headers, ['Retry-After', '30']] : [...headers];
  }

  async function renderOwn(status: ErrorStatus): Promise<Rendered | null> {
    const rendered = await render(`/fout/${status}`).catch(() => null);
    return rendered?.status === status && rendered.body.length > 0 ? rendered : null;
  }

  /** `reloads`: it is a page that may be asked for again. What was sent with a form is never sent again by itself. */
  async function errorPage(status: ErrorStatus, reloads: boolean): Promise<CachedResponse> {
    const key = `${status} ${reloads}`;
    const load = async () => {
      const own = await renderOwn(status);
      const known = pages.entry(key);
      if (!own && known) return { kind: 'value', ...known, freshMs: RETRY_MS } as const;
      const csp = own?.headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
      const headers = headersOf(status, 'text/html', csp);
      if (reloads && status >= 500) headers.push(['Refresh', String(RELOAD_S)]);
      const body = own?.body ?? Buffer.from(plainErrorPage(status));
      const value = await makeCachedResponse({ status, headers, body });
      return { kind: 'value', value, bytes: value.bytes, freshMs: own ? FRESH_MS : RETRY_MS } as const;
    };
    const found = await pages.read(key, load);
    if ('entry' in found) return found.entry.value;
    throw new Error(`no page for ${status}`);
  }

  return {
    /** The error in the form that suits the client. */
    respond(
      status: ErrorStatus,
      request: Pick<IncomingMessage, 'headers' | 'method'>,
    ): Promise<CachedResponse> {
      if (!prefersJson(request)) return errorPage(status, request.method === 'GET');
      const body = Buffer.from(JSON.stringify({ error: titles[status] }));
      return makeCachedResponse({ status, headers: headersOf(status, 'application/json'), body });
    },
  };
}
