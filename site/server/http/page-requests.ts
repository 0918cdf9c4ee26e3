import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The request a stored page is rendered from: nothing of a visitor, so that it can never show in what another one gets. */
export function anonymousRequest(siteUrl: string, address: string): Request {
  return new Request(new URL(siteUrl).origin + address, { headers: { accept: 'text/html' } });
}

type VisitorRequestOptions = {
  /** Of this deployment, which the same-origin check of forms compares with; `Host` decides nothing. */
  readonly origin: string;
  readonly address: string;
  readonly incoming: IncomingMessage;
  readonly body?: Buffer<ArrayBuffer>;
};

const hopByHop = /^(connection|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

/** The visitor's own request: for previews and for calls below `/api/`. */
export function visitorRequest({ origin, address, incoming, body }: VisitorRequestOptions): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (hopByHop.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return new Request(
    origin + address,
    incoming.method === 'POST' ? { method: 'POST', headers, body: body ?? null } : { headers },
  );
}

type Addressed = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headersDistinct: NodeJS.Dict<string[]>;
};

/** Each of `trustedProxies` appends an address to `X-Forwarded-For`; what is before theirs may have been written by anyone. */
export function visitorAddress(request: Addressed, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socket;
  const list = (request.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
  const named = list.map((one) => one.trim()).at(-trustedProxies) ?? '';
  return isIP(named) === 0 ? socket : named;
}

/** The whole body of a request, or why there is none: larger than `maxBytes`, or the visitor disconnected. Never rejects. */
export async function readBody(request: IncomingMessage, maxBytes: number) {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'tooLarge';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  // The rest is read and dropped: closing now could lose the response on its way to the visitor.
  request.resume();
  return 'tooLarge';
}
