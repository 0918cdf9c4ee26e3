/**
 * `uri-host [ ":" port ]` (RFC 9110, 7.2) with a host in it: a name, an IPv4 address, or an IPv6 address in brackets.
 */
const wellFormed = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether the value of a `Host` header is one that a server may accept. */
const isWellFormedHost = (value: string): boolean => wellFormed.test(value);

/** What is read of an `IncomingMessage`. */
type RequestHead = {
  readonly httpVersionMinor: number;
  readonly httpVersionMajor: number;
  readonly rawHeaders: readonly string[];
};

/**
 * Whether a request has exactly one well-formed `Host`; HTTP/1.0 may leave it out. Anything else must be refused with
 * 400 (RFC 9112, 3.2): two servers that read it differently would disagree about whose page is requested.
 */
export function hasValidHost({ httpVersionMajor, httpVersionMinor, rawHeaders }: RequestHead): boolean {
  let host: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[i + 1];
  }
  if (host === undefined) return httpVersionMajor === 1 && httpVersionMinor === 0;
  return isWellFormedHost(host);
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The names that a request may have in `Host`: that of the site, and that of `DEPLOYMENT_URL`. A
 * site on this machine has every loopback name at its own port. Lower case, with the port where there is one.
 */
export function trustedHosts(siteUrl: string, more: readonly string[] = []): ReadonlySet<string> {
  const { host, hostname, port } = new URL(siteUrl);
  const local = loopbackNames.includes(hostname)
    ? loopbackNames.map((name) => (port ? `${name}:${port}` : name))
    : [];
  return new Set([host, ...local, ...more.map((one) => one.toLowerCase())]);
}

/**
 * The origin of the page in the visitor's browser, which the same-origin check of forms compares with. A name that is
 * not trusted counts as the site's own, so a form that was sent from under that name is refused.
 */
export function originOf(siteUrl: string, trusted: ReadonlySet<string>, host: string | undefined): string {
  const site = new URL(siteUrl);
  const name = host?.toLowerCase() ?? site.host;
  return name === site.host || !trusted.has(name) ? site.origin : `${site.protocol}//${name}`;
}
