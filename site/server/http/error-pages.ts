import { makeReadyAnswer, type ReadyAnswer } from '../cache/ready-answer.ts';
import type { Rendered } from '../cache/rendered.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';

/** What the server itself answers when there is no page to show. */
export type ErrorStatus = 400 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503;

export const errorTexts: Readonly<Record<ErrorStatus, string>> = {
  400: 'Dit adres klopt niet',
  404: 'Deze pagina bestaat niet',
  405: 'Dit kan hier niet',
  408: 'Dit duurde te lang',
  413: 'Dit bericht is te groot',
  414: 'Dit adres is te lang',
  431: 'Deze aanvraag is te groot',
  500: 'Er ging iets mis',
  503: 'Even niet beschikbaar',
};

/** How long a rendered error page is shown, and how long to wait after one that failed. Milliseconds. */
const shownMs = 60_000;
const retryMs = 5_000;

/** The page of last resort: it needs nothing, not even the site. */
export const plainErrorPage = (status: ErrorStatus): string =>
  `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${errorTexts[status]}</title>
</head>
<body>
<main>
<h1>${errorTexts[status]}</h1>
<p><a href="/">Naar de startpagina</a></p>
</main>
</body>
</html>
`;

/** Headers of an error: never stored, and with a hint when to come back. */
export function errorHeaders(
  status: ErrorStatus,
  security: SecurityHeaders,
  csp: string,
): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ...security.base.map(([name, value]): [string, string] => [name, value]),
    ['Content-Security-Policy', csp],
  ];
  if (status === 405) headers.push(['Allow', 'GET, HEAD']);
  if (status === 503) headers.push(['Retry-After', '30']);
  return headers;
}

export type ErrorPagesOptions = {
  /** Renders the site's own page at an address. */
  readonly render: (path: string) => Promise<Rendered>;
  readonly security: SecurityHeaders;
  readonly now: () => number;
};

type KeptPage = { answer?: ReadyAnswer; making?: Promise<ReadyAnswer>; until: number };

/** The site's own error pages (`/fout/{status}`), kept ready; the plain page when the site cannot make one. */
export function createErrorPages({ render, security, now }: ErrorPagesOptions) {
  const kept = new Map<ErrorStatus, KeptPage>();

  const plain = (status: ErrorStatus): Promise<ReadyAnswer> =>
    makeReadyAnswer({
      status,
      body: Buffer.from(plainErrorPage(status)),
      headers: errorHeaders(status, security, security.csp(null)),
    });

  async function renderOwn(status: ErrorStatus): Promise<ReadyAnswer | null> {
    try {
      const rendered = await render(`/fout/${status}`);
      if (rendered.status !== status || rendered.body.length === 0) return null;
      const csp = rendered.headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
      const headers = errorHeaders(status, security, csp ?? security.csp(null));
      return await makeReadyAnswer({ status, body: rendered.body, headers });
    } catch {
      return null;
    }
  }

  async function make(status: ErrorStatus, page: KeptPage): Promise<ReadyAnswer> {
    const own = await renderOwn(status);
    page.answer = own ?? page.answer ?? (await plain(status));
    page.until = now() + (own === null ? retryMs : shownMs);
    page.making = undefined;
    return page.answer;
  }

  return {
    /** The page for a status: at once when there is one, even an old one. Never rejects. */
    async page(status: ErrorStatus): Promise<ReadyAnswer> {
      const page = kept.get(status) ?? { until: 0 };
      kept.set(status, page);
      if (page.answer === undefined || now() >= page.until) page.making ??= make(status, page);
      return page.answer ?? page.making ?? plain(status);
    },
  };
}
