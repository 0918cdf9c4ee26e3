import { request } from 'node:http';
import { openServer } from '../support/server.ts';

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
 * browser keeps no script, so that one that was there once is held again.
 */
export async function openScriptsGate(site: string) {
  let held = Promise.withResolvers<void>();
  held.resolve();
  const { origin, close } = await openServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (gate.isCut && method === 'POST') return void incoming.destroy();
    const isScript = /\.js$/.test(url);
    if (isScript) await held.promise;
    if (isScript && url.includes(`/${gate.broken.name}.island.`))
      return void outgoing
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(brokenModule(url, gate.broken));
    // A connection of its own: one that is kept may be closed by the site while it is used again.
    const options = { method, headers, agent: false };
    const onward = request(new URL(url, site), options, (response) => {
      const kept = isScript && { 'cache-control': 'no-store' };
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...kept });
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const gate = {
    url: origin,
    /** What is posted is cut off instead of passed on. */
    isCut: false,
    /** This island throws when it is drawn for the nth time; `data-thrown` of the page then says how that was loaded. */
    broken: { name: '', nth: 1 },
    /** From now on scripts wait for `release`. */
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
    /** Lets everything pass. */
    reset() {
      held.resolve();
      gate.isCut = false;
      gate.broken = { name: '', nth: 1 };
    },
    close() {
      held.resolve();
      return close();
    },
  };
  return gate;
}

export type ScriptsGate = Awaited<ReturnType<typeof openScriptsGate>>;
