/** Set by scripts, by the browser or by the visual editor: rendering again must not undo them. */
const KEPT = new Set(['open', 'style', 'data-blok-focused']);
/** They belong to the first rendering of a page and do nothing in a later one. */
const ASSETS = 'script, style, link';

const lastMarkup = new WeakMap<Element, string>();

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
/** Which part of the page an element is: a block by its id, a part of a list by the key its view gives it. */
const keyOf = (element: Element) =>
  element.getAttribute('data-blok-uid') ?? element.getAttribute('data-key') ?? element.id;
const alike = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName && (!isElement(one) || !isElement(other) || keyOf(one) === keyOf(other));
const contentOf = (parent: Element) =>
  [...parent.childNodes].filter((node) => !(isElement(node) && node.matches(ASSETS)));

function morphAttributes(live: Element, next: Element): void {
  for (const { name, value } of next.attributes) {
    if (live.getAttribute(name) !== value && !(KEPT.has(name) && live.hasAttribute(name))) {
      live.setAttribute(name, value);
    }
  }
  for (const { name } of [...live.attributes]) {
    if (!next.hasAttribute(name) && !KEPT.has(name)) live.removeAttribute(name);
  }
}

/** A picture that became another one would show the old one until the new one is there. */
const isOtherPicture = (live: Element, next: Element): boolean =>
  live.localName === 'img' && live.getAttribute('src') !== next.getAttribute('src');

/** An island has changed since it was rendered, so it stays whole as it is, or is replaced whole. */
function morphIsland(live: Element, next: Element): void {
  const markup = next.outerHTML.replace(/ uid="[^"]*"/, '');
  if (lastMarkup.get(live) === markup) return;
  const fresh = document.importNode(next, true);
  lastMarkup.set(fresh, markup);
  live.replaceWith(fresh);
}

function morphNode(live: ChildNode, next: ChildNode): void {
  if (isElement(live) && isElement(next)) {
    if (live.localName === 'astro-island') morphIsland(live, next);
    else if (isOtherPicture(live, next)) live.replaceWith(document.importNode(next, true));
    else morph(live, next);
  } else if (live.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
}

/** Makes `live` look like `next`, touching only what differs: scroll, focus and opened parts stay as they are. */
export function morph(live: Element, next: Element): void {
  morphAttributes(live, next);
  const rest = contentOf(live);
  for (const wanted of contentOf(next)) {
    const at = rest.findIndex((node) => alike(node, wanted));
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    const place = rest[0] ?? null;
    if (!found) live.insertBefore(document.importNode(wanted, true), place);
    else {
      if (at > 0) live.insertBefore(found, place);
      morphNode(found, wanted);
    }
  }
  for (const extra of rest) extra.remove();
}

/** Takes out of a rendering what must not come into a living page. */
export function withoutAssets(next: Element): Element {
  for (const asset of next.querySelectorAll(ASSETS)) asset.remove();
  return next;
}
