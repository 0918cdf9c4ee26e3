import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { Rendered } from '../cache/rendered.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { prefersJson } from './request-preferences.ts';

/** The statuses that the server itself responds with when there is no page to show. */
export type ErrorStatus = 400 | 404 | 405 | 408 | 412 | 413 | 414 | 416 | 431 | 500 | 503;

const titles: Readonly<Record<ErrorStatus, string>> = {
  400: 'Dit adres klopt niet',
  404: 'Deze pagina bestaat niet',
  405: 'Dit kan hier niet',
  408: 'Dit duurde te lang',
  412: 'Dit bestand is intussen veranderd',
  413: 'Dit bericht is te groot',
  414: 'Dit adres is te lang',
  416: 'Dit deel van het bestand bestaat niet',
  431: 'Deze aanvraag is te groot',
  500: 'Er ging iets mis',
  503: 'Even niet beschikbaar',
};

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

/**
 * Headers of an error: never stored, and with `Retry-After` where trying again makes sense. `reloads`: it is a page that
 * may be asked for again.
 */
function errorHeaders(
  status: ErrorStatus,
  security: SecurityHeaders,
  { csp, type = 'text/html', reloads = false }: { csp?: string; type?: string; reloads?: boolean } = {},
): HeaderList {
  const headers: (readonly [string, string])[] = [
    ['Content-Type', `${type}; charset=utf-8`],
    ['Cache-Control', 'no-store'],
    ...security.headers(csp),
  ];
  if (status === 405) headers.push(['Allow', 'GET, HEAD']);
  if (status === 503) headers.push(['Retry-After', '30']);
  if (reloads && status >= 500) headers.push(['Refresh', String(RELOAD_S)]);
  return headers;
}

type ErrorResponsesOptions = {
  /** Renders the site's own page at an address. */
  readonly render: (path: string) => Promise<Rendered>;
  readonly security: SecurityHeaders;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

type StoredPage = { response?: CachedResponse; rendering?: Promise<CachedResponse>; until: number };

export type ErrorResponses = ReturnType<typeof createErrorResponses>;

/**
 * Error responses: `{ "error": "…" }` for scripts, in the form that the forms' own responses have; for everyone else
 * the site's own error page (`/fout/{status}`), stored, or the plain page when the site cannot render one.
 */
export function createErrorResponses({ render, security, now }: ErrorResponsesOptions) {
  const pages = new Map<string, StoredPage>();

  const plain = (status: ErrorStatus, reloads: boolean): Promise<CachedResponse> =>
    makeCachedResponse({
      status,
      body: Buffer.from(plainErrorPage(status)),
      headers: errorHeaders(status, security, { reloads }),
    });

  async function renderOwn(status: ErrorStatus, reloads: boolean): Promise<CachedResponse | null> {
    try {
      const rendered = await render(`/fout/${status}`);
      if (rendered.status !== status || rendered.body.length === 0) return null;
      const csp = rendered.headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
      return await makeCachedResponse({
        status,
        body: rendered.body,
        headers: errorHeaders(status, security, { csp, reloads }),
      });
    } catch {
      return null;
    }
  }

  async function refresh(status: ErrorStatus, reloads: boolean, page: StoredPage): Promise<CachedResponse> {
    const own = await renderOwn(status, reloads);
    page.response = own ?? page.response ?? (await plain(status, reloads));
    page.until = now() + (own === null ? RETRY_MS : FRESH_MS);
    page.rendering = undefined;
    return page.response;
  }

  /** The page for a status: at once when there is one, even a stale one. */
  async function errorPage(status: ErrorStatus, reloads: boolean): Promise<CachedResponse> {
    const key = `${status} ${reloads}`;
    const page = pages.get(key) ?? { until: 0 };
    pages.set(key, page);
    if (page.response === undefined || now() >= page.until) page.rendering ??= refresh(status, reloads, page);
    return page.response ?? page.rendering ?? plain(status, reloads);
  }

  return {
    /**
     * The error in the form that suits the client. Never rejects. What was sent with a form is never sent again by
     * itself, so only pages reload.
     */
    respond(
      status: ErrorStatus,
      request: Pick<IncomingMessage, 'headers' | 'method'>,
    ): Promise<CachedResponse> {
      if (!prefersJson(request)) return errorPage(status, request.method === 'GET');
      return makeCachedResponse({
        status,
        headers: errorHeaders(status, security, { type: 'application/json' }),
        body: Buffer.from(JSON.stringify({ error: titles[status] })),
      });
    },
  };
}

/** What Node's parser reports about a request that it could not read. */
export type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

/** Responds on a bare connection, where no request could be read, and closes it. */
export function respondRaw(socket: Duplex, status: ErrorStatus, security: SecurityHeaders): void {
  if (!socket.writable || ('bytesWritten' in socket && Number(socket.bytesWritten) > 0 && status === 408)) {
    socket.destroy();
    return;
  }
  const body = plainErrorPage(status);
  const lines = errorHeaders(status, security).map(([name, value]) => `${name}: ${value}`);
  lines.unshift(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
  lines.push(`Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close');
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The status for a request that could not be parsed. A method that Node does not know gets 405, as all others do. */
export function statusOfParserError(error: ParserError, maxAddressLength: number): ErrorStatus {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const packet = error.rawPacket?.toString('latin1') ?? '';
  if (error.code === 'HPE_INVALID_METHOD') return /^[A-Z]{1,20} \//.test(packet) ? 405 : 400;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  // The parser counts the address among the headers.
  const lineEnd = packet.indexOf('\r\n');
  return lineEnd < 0 || lineEnd > maxAddressLength ? 414 : 431;
}
