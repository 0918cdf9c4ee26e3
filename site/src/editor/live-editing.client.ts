import StoryblokBridge from '@storyblok/preview-bridge';
import { fetchPage } from '../ui/fetch-page.ts';
import { morph, withoutAssets } from '../ui/morph.ts';

/**
 * Live editing inside the visual editor (contract content-service, section 7): what is being typed is rendered by the
 * server and comes into `<main>` in place. Only verified preview pages load this.
 */
const mark = document.querySelector<HTMLElement>('[data-live-editing]');
const origin = mark?.dataset.liveEditing ?? '';
const storyId = Number(mark?.dataset.storyId);

const isAction = (data: unknown) => typeof data === 'object' && data !== null && 'action' in data;

/** The bridge believes every message; those that do not come from the editor never reach it. */
function guard(event: MessageEvent<unknown>): void {
  const fromEditor = event.origin === origin && event.source === window.parent;
  if (isAction(event.data) && !fromEditor) event.stopImmediatePropagation();
}

/** Asks the server for `<main>` with the unsaved story in it; null when it will not or cannot. */
async function render(story: object): Promise<Document | null> {
  try {
    const body = JSON.stringify({ address: location.pathname + location.search, story });
    const { page } = await fetchPage(`/api/preview/render${location.search}`, { body });
    return page;
  } catch {
    // The next letter tries again; what was saved is there after a reload.
    return null;
  }
}

function show(page: Document): void {
  const live = document.querySelector('main');
  const next = page.querySelector('main');
  if (!live || !next) return;
  morph(live, withoutAssets(next));
  document.body.dataset.page = next.dataset.colour;
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
    if (story?.id !== storyId) return;
    waiting = story;
    showLatest();
  });
  bridge.on(['change', 'published', 'unpublished'], () => location.reload());
}
