import type { IncomingMessage } from 'node:http';

/**
 * The request a stored page is rendered from. It carries nothing of the visitor (no cookies, no language, no
 * host), so that what one visitor sends can never show in what another one gets.
 */
export function anonymousRequest(siteUrl: string, address: string): Request {
  return new Request(new URL(siteUrl).origin + address, { headers: { accept: 'text/html' } });
}

/** The visitor's own request: for previews and for calls below `/api/`. */
export function visitorRequest(
  siteUrl: string,
  address: string,
  incoming: IncomingMessage,
  body?: Buffer<ArrayBuffer>,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (/^(connection|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const address_ = originSeenBy(siteUrl, incoming.headers.host) + address;
  const method = incoming.method === 'POST' ? 'POST' : 'GET';
  return new Request(address_, method === 'POST' ? { method, headers, body: body ?? null } : { headers });
}

/**
 * The origin the visitor's browser is at. Behind a proxy that is the site's address; on a developer's machine it
 * may be another name for it (127.0.0.1), and the same-origin check of forms compares with what was used.
 */
function originSeenBy(siteUrl: string, host: string | undefined): string {
  const site = new URL(siteUrl);
  if (host === undefined || host === site.host || !/^[\w.[\]:-]{1,255}$/.test(host)) return site.origin;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : site.origin;
}
