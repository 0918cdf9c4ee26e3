import StoryblokBridge from '@storyblok/preview-bridge';
import { show } from './morph-page.client.ts';

/** Live editing: what is being typed comes into the page (storyblok.com/docs/concepts/visual-editor). Only previews load this. */
const mark = document.querySelector<HTMLElement>('[data-live-editing]');
const origin = mark?.getAttribute('data-live-editing') ?? '';

const isAction = (data: unknown) => typeof data === 'object' && data !== null && 'action' in data;

/** The bridge believes every message; those that do not come from the editor never reach it. */
function guard(event: MessageEvent<unknown>): void {
  const fromEditor = event.origin === origin && event.source === window.parent;
  if (isAction(event.data) && !fromEditor) event.stopImmediatePropagation();
}

/** This page with the unsaved story; null when the server cannot. `XMLHttpRequest` parses it: Trusted Types refuse text as markup. */
function render(story: object): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/preview/render${location.search}`);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.setRequestHeader('Content-Type', 'application/json');
    request.addEventListener('load', () => {
      const isPage = request.getResponseHeader('Content-Type')?.startsWith('text/html');
      resolve(request.status === 200 && isPage ? request.responseXML : null);
    });
    // The next letter tries again; what was saved is there after a reload.
    request.addEventListener('error', () => resolve(null));
    request.send(JSON.stringify({ address: location.pathname + location.search, story }));
  });
}

/** Content types that are shown around `<main>`; what scripts changed there stays while another story is typed. */
const AROUND = new Set(['header', 'footer', 'social']);

const isAround = (story: { content?: { component?: string } }) => AROUND.has(story.content?.component ?? '');

let waiting: object | null = null;
let busy = false;

/** One rendering at a time, and always of the latest words. */
async function showLatest(): Promise<void> {
  if (busy) return;
  busy = true;
  while (waiting) {
    const story = waiting;
    waiting = null;
    const page = await render(story);
    if (page) show(page, { withAround: isAround(story) });
  }
  busy = false;
}

if (mark && window.parent !== window) {
  window.addEventListener('message', guard);
  const bridge = new StoryblokBridge({ customParent: origin });
  bridge.on('input', ({ story }) => {
    if (!story) return;
    waiting = story;
    showLatest();
  });
  bridge.on(['change', 'published', 'unpublished'], () => location.reload());
}
