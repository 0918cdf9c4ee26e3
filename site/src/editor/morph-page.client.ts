import { Idiomorph } from 'idiomorph';
import { MENU_ID } from '../ui/ids.ts';

/** Attributes that scripts, the browser or the visual editor set: a new rendering must not undo them. */
const OWN_ATTRIBUTES = new Set(['open', 'style', 'data-blok-focused']);
/** Assets belong to the first rendering of a page and do nothing in a later one. */
const ASSETS = 'script, style, link';

const isElement = (node: Node | null): node is Element => node instanceof Element;

/** What scripts draw into. */
const DRAWN = 'astro-island';

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

/** What every story may change of the page. */
const OWN = ['main', '[data-preview-problems]'];

/** What only the header, the footer and the social links change. */
const AROUND = ['[data-announcement]', '[data-site-header]', `#${MENU_ID}`, '[data-site-footer]'];

/** Shows the page as it was rendered anew; `withAround`: its header and footer too. */
export function show(page: Document, { withAround }: { readonly withAround: boolean }): void {
  for (const part of withAround ? [...OWN, ...AROUND] : OWN) {
    const [live, next] = [document.querySelector(part), page.querySelector(part)];
    if (live && next) update(live, next);
  }
  const { page: colour } = page.body.dataset;
  if (colour !== undefined) document.body.dataset.page = colour;
}
