/**
 * Whether a page of this site sent the request. `Sec-Fetch-Site` is the browser's own word; one that does not give it
 * sends `Origin` with a post. A program that is no browser sends neither, and carries no visitor's rights.
 */
export function isOwnPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}

/** The path of the page of this site that the visitor was on; null when it is not known. */
export function pageBefore(request: Request, given: string | undefined): string | null {
  const { origin } = new URL(request.url);
  const text = given ?? request.headers.get('referer') ?? '';
  if (!URL.canParse(text, origin) || text === '') return null;
  const url = new URL(text, origin);
  const isPage = url.origin === origin && !/^\/(api\/|[/\\])/.test(url.pathname);
  return isPage ? url.pathname : null;
}
