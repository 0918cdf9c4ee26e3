import type { IncomingMessage } from 'node:http';
import { RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { Rendered } from '../cache/renderer.ts';
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

export type ErrorStatus = keyof typeof titles;

/** How long a rendered error page is used, and how long to wait after a rendering that failed. */
const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** After how many seconds a page that failed is asked for again by itself: a screen in a hall has no visitor. */
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
  readonly render: (path: string) => Promise<Rendered>;
  readonly security: SecurityHeaders;
  /** Only differences are used. */
  readonly now: () => number;
};

export type ErrorResponse = (
  status: ErrorStatus,
  request: Pick<IncomingMessage, 'headers' | 'method'>,
) => Promise<CachedResponse>;

/** `{ "error": "…" }` for scripts, as forms respond; else the site's error page (`/fout/{status}`), or the plain one. */
export function createErrorResponses({ render, security, now }: ErrorResponsesOptions): ErrorResponse {
  const pages = new RevalidatingCache<CachedResponse, never, null>({
    maxBytes: 8 * 1024 * 1024,
    now,
    timeouts: { missing: Number.POSITIVE_INFINITY, expired: 0, stale: 0, invalidated: 0 },
    backOffMs: RETRY_MS,
    backOffWithoutEntry: true,
  });

  /** Never stored in front of us, and with `Retry-After` where trying again makes sense. */
  function headersOf(status: ErrorStatus, type: string, csp?: string): HeaderList {
    const headers: HeaderList = [
      ['Content-Type', `${type}; charset=utf-8`],
      ['Cache-Control', 'no-store'],
      ...security.headers(csp),
    ];
    if (status === 405) return [...headers, ['Allow', 'GET, HEAD']];
    return status === 503 ? [...headers, ['Retry-After', '30']] : headers;
  }

  /** `reloads`: it is a page that may be asked for again. What was sent with a form is never sent again by itself. */
  async function errorPage(status: ErrorStatus, reloads: boolean): Promise<CachedResponse> {
    const refresh: HeaderList = reloads && status >= 500 ? [['Refresh', String(RELOAD_S)]] : [];
    const pageOf = (body: Buffer, csp?: string) =>
      makeCachedResponse({ status, headers: [...headersOf(status, 'text/html', csp), ...refresh], body });
    const found = await pages.read(`${status} ${reloads}`, async () => {
      const own = await render(`/fout/${status}`).catch(() => null);
      if (own?.status !== status) return { kind: 'failed', failure: null };
      const csp = own.headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
      const value = await pageOf(own.body, csp);
      return { kind: 'value', value, bytes: value.bytes, freshMs: FRESH_MS };
    });
    return 'entry' in found ? found.entry.value : pageOf(Buffer.from(plainErrorPage(status)));
  }

  return (status, request) => {
    if (!prefersJson(request)) return errorPage(status, request.method === 'GET');
    const body = Buffer.from(JSON.stringify({ error: titles[status] }));
    return makeCachedResponse({ status, headers: headersOf(status, 'application/json'), body });
  };
}
