import { request } from 'node:http';

export type RawResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

type RawRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Sends a request as it is: nothing between here and the server tidies it up. */
export function sendRaw(site: string, { path, method, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(site);
  const chunked = 'transfer-encoding' in headers;
  const withBody = method !== 'GET' && method !== 'HEAD';
  const length = withBody && !chunked ? { 'content-length': String(body.byteLength) } : {};
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, agent: false, headers: { ...headers, ...length } };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(withBody ? body : undefined);
  });
}
