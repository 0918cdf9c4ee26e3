import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site, behind a gate that holds its scripts back, or its forms. */
export type ScriptsGate = {
  readonly url: string;
  /** From now on scripts wait for `release`. */
  hold(): void;
  release(): void;
  /** Whether what is posted is cut off instead of passed on. */
  cutPosts(isCut: boolean): void;
  close(): Promise<void>;
};

/** Passes every request on to `site` as it is. */
export async function openScriptsGate(site: string): Promise<ScriptsGate> {
  let held = Promise.withResolvers<void>();
  held.resolve();
  let isCut = false;
  const server = createServer(async (incoming, outgoing) => {
    if (isCut && incoming.method === 'POST') return void incoming.destroy();
    if (/\.js$/.test(incoming.url ?? '')) await held.promise;
    const { method, headers } = incoming;
    // A connection of its own: one that is kept may be closed by the site while it is used again.
    const options = { method, headers, agent: false };
    const onward = request(new URL(incoming.url ?? '/', site), options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
    cutPosts(next) {
      isCut = next;
    },
    async close() {
      held.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
