import { createHash } from 'node:crypto';
import { openServer } from './server.ts';

/** The token of the embedded content service that reads drafts: known to everyone, used for the demo only. */
export const PREVIEW_TOKEN = 'inktvis-voorbeeld';

const SPACE = '1001';

const realTime = () => Math.floor((performance.timeOrigin + performance.now()) / 1000);

/** The parameters the visual editor adds to the page in its frame (storyblok.com/docs/concepts/visual-editor). */
export function editorParameters({ token = PREVIEW_TOKEN, age = 0 } = {}): string {
  const timestamp = realTime() - age;
  const proof = createHash('sha1').update(`${SPACE}:${token}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': SPACE,
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': proof,
  }).toString();
}

declare global {
  interface Window {
    /** Of the page that plays the editor: the messages of the preview. */
    received: { readonly action: string }[];
    /** Of the same page: sends a message to the preview. */
    say(message: object): void;
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Editor</title><iframe width="1200" height="700"></iframe><script>
window.received = [];
addEventListener('message', (event) => received.push({ origin: event.origin, ...event.data }));
const frame = document.querySelector('iframe');
const shown = new URLSearchParams(location.search).get('toon');
if (shown) frame.src = shown;
window.say = (message) => frame.contentWindow.postMessage(message, '*');
</script></html>`;

/** Serves a page that plays the visual editor: `?toon=…` is the page in its frame. */
export const openEditor = () =>
  openServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
  });
