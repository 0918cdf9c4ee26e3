import { isIP } from 'node:net';

/** What is read of an `IncomingMessage`. */
type Called = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headersDistinct: NodeJS.Dict<string[]>;
};

/**
 * The IP address a request came from. Each of `trustedProxies` proxies adds the address it was called from at the end of
 * `X-Forwarded-For`; what stands before theirs anybody may have written.
 */
export function visitorAddress(request: Called, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socket;
  const list = (request.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
  const named = list.map((one) => one.trim()).at(-trustedProxies) ?? '';
  return isIP(named) === 0 ? socket : named;
}
