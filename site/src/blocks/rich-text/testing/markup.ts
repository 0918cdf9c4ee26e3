/** A piece of a page: words, or an element with its attributes and content. */
export type Markup = string | MarkupElement;

export type MarkupElement = {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly Markup[];
};

type OpenElement = { tag: string; attributes: Record<string, string>; children: Markup[] };

const VOID = new Set(['br', 'hr', 'img']);
const PIECE = /<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+="[^"]*")*)\s*\/?>|([^<]+)/giy;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
const ENTITIES: { readonly [name: string]: string | undefined } = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] = decode(value);
  }
  return attributes;
}

/** Reads what a renderer wrote. Throws on anything that is not well formed: no renderer may write that. */
export function parseMarkup(html: string): readonly Markup[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let read = 0;
  for (const [piece, closed, tag, attributes = '', words] of html.matchAll(PIECE)) {
    const inside = open.at(-1) ?? root;
    read += piece.length;
    if (words !== undefined) inside.children.push(decode(words));
    else if (tag !== undefined) {
      const element = { tag, attributes: readAttributes(attributes), children: [] };
      inside.children.push(element);
      if (!VOID.has(tag) && !piece.endsWith('/>')) open.push(element);
    } else if (open.pop()?.tag !== closed) throw new Error(`</${closed}> closes something else in ${html}`);
  }
  if (read !== html.length || open.length !== 1) throw new Error(`not well formed: ${html}`);
  return root.children;
}

export type Rewrite = (nodes: readonly Markup[]) => readonly Markup[];

/** Every element of the given tags, from the inside out, becomes what `change` makes of it. */
export const on =
  (tags: string, change: (element: MarkupElement) => readonly Markup[]): Rewrite =>
  (nodes) =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return [node];
      const element = { ...node, children: on(tags, change)(node.children) };
      return tags.split(' ').includes(node.tag) ? change(element) : [element];
    });

/** What an element of the given tags holds takes its place. */
export const unwrap = (tags: string, when: (element: MarkupElement) => boolean = () => true): Rewrite =>
  on(tags, (element) => (when(element) ? element.children : [element]));

/** Elements of the given tags keep only the attributes that `isAllowed` accepts. */
export const filterAttributes = (
  tags: string,
  isAllowed: (name: string, value: string) => boolean,
): Rewrite =>
  on(tags, (element) => [
    {
      ...element,
      attributes: Object.fromEntries(
        Object.entries(element.attributes).filter(([name, value]) => isAllowed(name, value)),
      ),
    },
  ]);

/** Words side by side are one; none are nothing. */
export function tidy(nodes: readonly Markup[]): readonly Markup[] {
  const tidied: Markup[] = [];
  for (const node of nodes) {
    const last = tidied.at(-1);
    if (typeof node !== 'string') tidied.push({ ...node, children: tidy(node.children) });
    else if (typeof last === 'string') tidied[tidied.length - 1] = last + node;
    else if (node !== '') tidied.push(node);
  }
  return tidied;
}
