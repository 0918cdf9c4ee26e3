import { anchorId } from '@inktvis/foundation/element-id';
import { listOf } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { ReadContext } from './definition.ts';
import { type Link, readLink } from './link.ts';
import { type Picture, readPicture } from './picture.ts';
import { type AnyBlock, type BrokenBlock, readBlocks } from './read.ts';

const PLAIN_MARKS = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
  'highlight',
] as const;

/** Formatting of a piece of text. Colours and styles of the editor are ignored: the design decides those. */
export type RichTextMark =
  | { readonly type: (typeof PLAIN_MARKS)[number] }
  | { readonly type: 'anchor'; readonly id: string }
  | { readonly type: 'link'; readonly link: Link };

/** Nodes that only hold others: their names on the wire and ours. */
const HOLDERS = {
  paragraph: 'paragraph',
  blockquote: 'blockquote',
  bullet_list: 'bulletList',
  list_item: 'listItem',
  tableRow: 'tableRow',
} as const;

const isHolder = (type: string): type is keyof typeof HOLDERS => Object.hasOwn(HOLDERS, type);

type Children = { readonly children: readonly RichTextNode[] };

/** A node of running text, safe to show: addresses checked, unknown nodes replaced by their children. */
export type RichTextNode =
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly RichTextMark[] }
  | ({ readonly type: (typeof HOLDERS)[keyof typeof HOLDERS] } & Children)
  | ({ readonly type: 'heading'; readonly level: number } & Children)
  | ({ readonly type: 'orderedList'; readonly start: number } & Children)
  | ({ readonly type: 'table'; readonly head: readonly RichTextNode[] } & Children)
  | ({
      readonly type: 'tableCell' | 'tableHeader';
      readonly colspan: number;
      readonly rowspan: number;
    } & Children)
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'image'; readonly picture: Picture; readonly link: Link | null }
  | { readonly type: 'rule' | 'break' }
  | { readonly type: 'blocks'; readonly blocks: readonly (AnyBlock | BrokenBlock)[] };

const MAX_NESTING = 24;

const attributes = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((value) => value ?? {});
const wireMark = z.object({ type: z.string(), attrs: attributes });
const wireNode = z.object({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  attrs: attributes,
  content: z.array(z.unknown()).nullish().catch(null),
  marks: z.array(z.unknown()).nullish().catch(null),
});

const positive = (value: unknown, fallback = 1): number => {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number > 0 && number <= 1000 ? number : fallback;
};

function readMark(raw: unknown, context: ReadContext, path: string): RichTextMark | null {
  const mark = wireMark.safeParse(raw);
  if (!mark.success) return null;
  const { type, attrs } = mark.data;
  const plain = PLAIN_MARKS.find((name) => name === type);
  if (plain) return { type: plain };
  switch (type) {
    case 'anchor': {
      const id = typeof attrs.id === 'string' ? anchorId(attrs.id) : null;
      // Over words with several marks the service repeats it for each; editors repeat it in a copied text.
      if (id === null || context.anchors.has(id)) return null;
      context.anchors.add(id);
      return { type, id };
    }
    case 'link': {
      const { href, uuid, linktype } = attrs;
      const address = linktype === 'story' ? { cached_url: href } : { url: href, email: href };
      const wire = { ...attrs, ...address, id: uuid, linktype: linktype ?? 'url' };
      const found = readLink(wire, context, path);
      return found ? { type, link: found } : null;
    }
    default:
      return null;
  }
}

function plainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : 'children' in node ? plainText(node.children) : ''))
    .join('');
}

/** Leading rows that consist of head cells only form the head of a table. */
function splitTable(rows: readonly RichTextNode[]): RichTextNode {
  const isHead = (row: RichTextNode) =>
    row.type === 'tableRow' &&
    row.children.length > 0 &&
    row.children.every((cell) => cell.type === 'tableHeader');
  const firstBodyRow = rows.findIndex((row) => !isHead(row));
  const split = firstBodyRow === -1 ? rows.length : firstBodyRow;
  return { type: 'table', head: rows.slice(0, split), children: rows.slice(split) };
}

/** Wire document to nodes; of an unknown mark and a link with an unsafe address the text stays. Never throws. */
function readNodes(
  list: readonly unknown[],
  blockNames: readonly string[],
  context: ReadContext,
  path: string,
  nesting: number,
): RichTextNode[] {
  if (nesting > MAX_NESTING) return [];
  return list.flatMap((raw, index): RichTextNode[] => {
    const parsed = wireNode.safeParse(raw);
    if (!parsed.success) return [];
    const { type, attrs, text } = parsed.data;
    const at = `${path}.content.${index}`;
    const children = readNodes(parsed.data.content ?? [], blockNames, context, at, nesting + 1);
    if (type === 'text' && !text) return [];
    const marks = (parsed.data.marks ?? [])
      .map((mark) => readMark(mark, context, at))
      .filter((mark) => mark !== null);
    if (isHolder(type)) return [{ type: HOLDERS[type], children }];
    switch (type) {
      case 'text':
        return [{ type: 'text', text: text ?? '', marks }];
      case 'heading':
        return [{ type: 'heading', level: Math.min(6, positive(attrs.level, 2)), children }];
      case 'ordered_list':
        return [{ type: 'orderedList', start: positive(attrs.order), children }];
      case 'code_block':
        return [{ type: 'code', text: plainText(children) }];
      case 'horizontal_rule':
        return [{ type: 'rule' }];
      case 'hard_break':
        return [{ type: 'break' }];
      case 'emoji':
        return typeof attrs.emoji === 'string' ? [{ type: 'text', text: attrs.emoji, marks: [] }] : [];
      case 'image': {
        const picture = readPicture({ ...attrs, filename: attrs.src }, context);
        const link = marks.find((mark) => mark.type === 'link')?.link ?? null;
        return picture ? [{ type: 'image', picture, link }] : [];
      }
      case 'table':
        return [splitTable(children)];
      case 'tableCell':
      case 'tableHeader':
        return [{ type, colspan: positive(attrs.colspan), rowspan: positive(attrs.rowspan), children }];
      case 'blok':
        return [
          { type: 'blocks', blocks: readBlocks(listOf(attrs.body), blockNames, context, `${at}.body`) },
        ];
      default:
        return children;
    }
  });
}

const isHollow = (nodes: readonly RichTextNode[]): boolean =>
  nodes.every((node) => node.type === 'paragraph' && node.children.length === 0);

/** Reads the value of a rich text field (storyblok.com/docs/concepts/fields); plain text becomes one paragraph. */
export function readRichText(
  value: unknown,
  blockNames: readonly string[],
  context: ReadContext,
  path: string,
): RichTextNode[] {
  if (typeof value === 'string') {
    return [{ type: 'paragraph', children: [{ type: 'text', text: value, marks: [] }] }];
  }
  const document = wireNode.safeParse(value);
  if (!document.success) return [];
  const nodes = readNodes(document.data.content ?? [], blockNames, context, path, 0);
  return isHollow(nodes) ? [] : nodes;
}
