import type { IncomingMessage } from 'node:http';

/**
 * The request a stored page is rendered from. It carries nothing of the visitor (no cookies, no language, no
 * host), so that what one visitor sends can never show in what another one gets.
 */
export function anonymousRequest(siteUrl: string, address: string): Request {
  return new Request(new URL(siteUrl).origin + address, { headers: { accept: 'text/html' } });
}

export type VisitorRequestOptions = {
  readonly siteUrl: string;
  /** Names in `Host` that are believed (`believedHosts`). */
  readonly hosts: ReadonlySet<string>;
  readonly address: string;
  readonly incoming: IncomingMessage;
  readonly body?: Buffer<ArrayBuffer>;
};

/** The visitor's own request: for previews and for calls below `/api/`. */
export function visitorRequest({ siteUrl, hosts, address, incoming, body }: VisitorRequestOptions): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (/^(connection|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const origin = originSeenBy(siteUrl, hosts, incoming.headers.host);
  const method = incoming.method === 'POST' ? 'POST' : 'GET';
  return new Request(
    origin + address,
    method === 'POST' ? { method, headers, body: body ?? null } : { headers },
  );
}

const onThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The names in `Host` that a request may come in under: that of the site, and those of a setting. A site on this
 * machine goes by every name of this machine at its own port. Lower case, with the port where there is one.
 */
export function believedHosts(siteUrl: string, more: readonly string[] = []): ReadonlySet<string> {
  const { host, hostname, port } = new URL(siteUrl);
  const local = onThisMachine.includes(hostname)
    ? onThisMachine.map((name) => (port ? `${name}:${port}` : name))
    : [];
  return new Set([host, ...local, ...more.map((one) => one.toLowerCase())]);
}

/**
 * The origin the visitor's browser is at, which the same-origin check of forms compares with. A name that is not
 * believed counts as the site's own: then a form that was sent from under that name is refused.
 */
function originSeenBy(siteUrl: string, hosts: ReadonlySet<string>, host: string | undefined): string {
  const site = new URL(siteUrl);
  const name = host?.toLowerCase() ?? site.host;
  return name === site.host || !hosts.has(name) ? site.origin : `${site.protocol}//${name}`;
}
