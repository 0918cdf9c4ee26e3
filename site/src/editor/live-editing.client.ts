import StoryblokBridge from '@storyblok/preview-bridge';
import { hookValue, selector } from '../ui/hooks.ts';
import { show } from './morph-page.client.ts';
import { render } from './render-typing.client.ts';

/**
 * Live editing inside the visual editor (storyblok.com/docs/concepts/visual-editor): what is being typed is rendered by the
 * server and comes into the page in place. Only verified preview pages load this.
 */
const mark = document.querySelector<HTMLElement>(selector('liveEditing'));
const origin = (mark && hookValue(mark, 'liveEditing')) ?? '';

const isAction = (data: unknown) => typeof data === 'object' && data !== null && 'action' in data;

/** The bridge believes every message; those that do not come from the editor never reach it. */
function guard(event: MessageEvent<unknown>): void {
  const fromEditor = event.origin === origin && event.source === window.parent;
  if (isAction(event.data) && !fromEditor) event.stopImmediatePropagation();
}

let waiting: object | null = null;
let busy = false;

/** One rendering at a time, and always of the latest words: a fast typist never waits for words that are gone. */
async function showLatest(): Promise<void> {
  if (busy) return;
  busy = true;
  while (waiting) {
    const story = waiting;
    waiting = null;
    const page = await render(story);
    if (page) show(page);
  }
  busy = false;
}

if (mark && window.parent !== window) {
  window.addEventListener('message', guard);
  const bridge = new StoryblokBridge({ customParent: origin });
  bridge.on('input', ({ story }) => {
    // The story may be another one than that of the page: a header, or a hall that the page mentions.
    if (!story) return;
    waiting = story;
    showLatest();
  });
  bridge.on(['change', 'published', 'unpublished'], () => location.reload());
}
