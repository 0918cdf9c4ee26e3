import StoryblokBridge from '@storyblok/preview-bridge';
import { Idiomorph } from 'idiomorph';

/**
 * Live editing inside the visual editor (storyblok.com/docs/concepts/visual-editor): what is being typed is rendered by the
 * server and comes into `<main>` in place. Only verified preview pages load this.
 */
const mark = document.querySelector<HTMLElement>('[data-live-editing]');
const origin = mark?.dataset.liveEditing ?? '';
const storyUuid = mark?.dataset.story;

const isAction = (data: unknown) => typeof data === 'object' && data !== null && 'action' in data;

/** The bridge believes every message; those that do not come from the editor never reach it. */
function guard(event: MessageEvent<unknown>): void {
  const fromEditor = event.origin === origin && event.source === window.parent;
  if (isAction(event.data) && !fromEditor) event.stopImmediatePropagation();
}

/**
 * Asks the server for `<main>` with the unsaved story in it; null when it will not or cannot. `XMLHttpRequest` parses
 * the document itself: text that a script turns into markup is refused everywhere (Trusted Types).
 */
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

/** Attributes that scripts, the browser or the visual editor set: a new rendering must not undo them. */
const OWN_ATTRIBUTES = new Set(['open', 'style', 'data-blok-focused']);
/** Assets belong to the first rendering of a page and do nothing in a later one. */
const ASSETS = 'script, style, link';

const isElement = (node: Node | null): node is Element => node instanceof Element;

/** What scripts draw into: islands, and elements in which an island has a portal. */
const DRAWN = 'astro-island, [data-portal]';

/** The server's markup of these elements; drawn into, they look different. */
const serverMarkup = new WeakMap<Element, string>();

/** A new island has to be hydrated, and a new picture must not show the old one until it is loaded. */
function isReplaced(live: Element, next: Element): boolean {
  return live.matches(DRAWN)
    ? serverMarkup.get(live) !== markupOf(next)
    : live.localName === 'img' && live.getAttribute('src') !== next.getAttribute('src');
}

const markupOf = (island: Element) => island.outerHTML.replaceAll(/ uid="[^"]*"/g, '');

/** Makes the page look like the new rendering and touches only what differs: scroll, focus and open parts stay. */
function update(live: Element, next: Element): void {
  const replacements: [live: Element, next: Element][] = [];
  for (const asset of next.querySelectorAll(ASSETS)) asset.remove();
  Idiomorph.morph(live, next, {
    callbacks: {
      beforeNodeMorphed(one, other) {
        if (!isElement(one) || !isElement(other)) return true;
        const replaced = isReplaced(one, other);
        if (replaced) replacements.push([one, other]);
        return !replaced && !one.matches(DRAWN);
      },
      beforeNodeRemoved: (node) => !(isElement(node) && node.matches(ASSETS)),
      beforeAttributeUpdated: (name, element) => !(OWN_ATTRIBUTES.has(name) && element.hasAttribute(name)),
    },
  });
  for (const [old, fresh] of replacements) {
    const markup = markupOf(fresh);
    const added = document.importNode(fresh, true);
    serverMarkup.set(added, markup);
    old.replaceWith(added);
  }
}

function show(page: Document): void {
  const live = document.querySelector('main');
  const next = page.querySelector('main');
  if (!live || !next) return;
  update(live, next);
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
    // The bridge's types know less than its messages hold (storyblok.com/docs/concepts/visual-editor).
    if ((story as { readonly uuid?: unknown } | undefined)?.uuid !== storyUuid) return;
    waiting = story;
    showLatest();
  });
  bridge.on(['change', 'published', 'unpublished'], () => location.reload());
}
