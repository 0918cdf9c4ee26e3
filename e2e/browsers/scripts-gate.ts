import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in the place of the module of an island. */
const brokenModule = (path: string, { name, nth }: { name: string; nth: number }) => `
  import { ${name} as Island } from '${path}?';
  let drawn = 0;
  export const ${name} = (props) => {
    if (++drawn < ${nth}) return Island(props);
    document.documentElement.dataset.thrown = performance.getEntriesByType('navigation')[0].type;
    throw new Error('broken');
  };`;

/**
 * The site, behind a gate that holds its scripts back, or its forms. Passes every other request on to `site` as it is; the
 * browser keeps nothing, so that a script that was there once is held again.
 */
export async function openScriptsGate(site: string) {
  let held = Promise.withResolvers<void>();
  held.resolve();
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (gate.isCut && method === 'POST') return void incoming.destroy();
    if (/\.js$/.test(url)) await held.promise;
    if (url.includes(`/${gate.broken.name}.island.`) && url.endsWith('.js'))
      return void outgoing
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(brokenModule(url, gate.broken));
    // A connection of its own: one that is kept may be closed by the site while it is used again.
    const options = { method, headers, agent: false };
    const onward = request(new URL(url, site), options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'cache-control': 'no-store' });
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is posted is cut off instead of passed on. */
    isCut: false,
    /** This island throws when it is drawn for the nth time; `data-thrown` of the page then says how that was loaded. */
    broken: { name: '', nth: 1 },
    /** From now on scripts wait for `release`. */
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
    async close() {
      held.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return gate;
}

export type ScriptsGate = Awaited<ReturnType<typeof openScriptsGate>>;
