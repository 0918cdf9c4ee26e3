import { Idiomorph } from 'idiomorph';
import { MENU_ID } from '../ui/ids.ts';

/** Attributes that scripts, the browser or the visual editor set: a new rendering must not undo them. */
const OWN_ATTRIBUTES = new Set(['open', 'style', 'data-blok-focused']);
/** Assets belong to the first rendering of a page and do nothing in a later one. */
const ASSETS = 'script, style, link';

const isElement = (node: Node | null): node is Element => node instanceof Element;

/** What scripts draw into, so that it no longer looks like the server's markup, which is kept here. */
const DRAWN = 'astro-island';
const serverMarkup = new WeakMap<Element, string>();

const markupOf = (island: Element) => island.outerHTML.replaceAll(/ uid="[^"]*"/g, '');

/** A new island has to be hydrated, and a new picture must not show the old one until it is loaded. */
const isReplaced = (live: Element, next: Element): boolean =>
  live.matches(DRAWN)
    ? serverMarkup.get(live) !== markupOf(next)
    : live.localName === 'img' && live.getAttribute('src') !== next.getAttribute('src');

/** Touches only what differs: scroll, focus and open parts stay. */
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

/** What every story may change of the page, and what only the header, the footer and the social links do. */
const OWN = ['main', '[data-preview-problems]'];
const AROUND = ['[data-announcement]', '[data-site-header]', `#${MENU_ID}`, '[data-site-footer]'];

/** Shows a new rendering; `withAround`: its header and footer too. */
export function show(page: Document, { withAround }: { readonly withAround: boolean }): void {
  for (const part of withAround ? [...OWN, ...AROUND] : OWN) {
    const [live, next] = [document.querySelector(part), page.querySelector(part)];
    if (live && next) update(live, next);
  }
  const { page: colour } = page.body.dataset;
  if (colour !== undefined) document.body.dataset.page = colour;
}
