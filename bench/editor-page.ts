import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** The preview token of the embedded content service: known to everyone, used for the demo only. */
export const PREVIEW_TOKEN = 'inktvis-voorbeeld';
const SPACE = '1001';

/** A page on an origin of its own that frames the address in its own query, as the visual editor does. */
export type EditorPage = { readonly origin: string; close(): Promise<void> };

const HTML = `<!doctype html><html lang="en"><title>Editor</title><iframe width="1200" height="700"></iframe><script>
window.told = [];
addEventListener('message', (event) => told.push(event.data.action));
document.querySelector('iframe').src = new URLSearchParams(location.search).get('toon');
</script></html>`;

export async function openEditorPage(): Promise<EditorPage> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What the visual editor adds to the address in its frame (contract content-service, section 7). */
export function editorParameters(): string {
  const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1000);
  const proof = createHash('sha1').update(`${SPACE}:${PREVIEW_TOKEN}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': SPACE,
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': proof,
  }).toString();
}
