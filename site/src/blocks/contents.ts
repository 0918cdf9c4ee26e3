import type { Block, RichTextNode } from '@inktvis/content';
import { slugOf } from '@inktvis/foundation/slug';
import type { RenderedName } from './entry.ts';

/** The sections of a page, in order. */
export type Contents = { readonly id: string; readonly title: string }[];

const anchorsIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return node.marks.flatMap((mark) => (mark.type === 'anchor' ? [mark.id] : []));
    return 'children' in node ? anchorsIn(node.children) : [];
  });

/** The ids that editors gave to words of a block's texts. */
export function anchorsOf(block: Block<RenderedName>): readonly string[] {
  if (block.type === 'accordion') return block.items.flatMap(({ text }) => anchorsIn(text));
  return block.type === 'rich_text' ? anchorsIn(block.text) : [];
}

/**
 * Gives every heading an id: its words as a slug, and a number after it when they are taken, by `anchors` or by a
 * heading before it; the ids of the interface never are (`ownId`). The same titles in the same order get the same ids.
 */
export function uniqueIds(anchors: readonly string[]): (title: string) => string {
  const taken = new Set(anchors);
  return (title) => {
    const wanted = slugOf(title) || 'deel';
    let id = wanted;
    for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
    taken.add(id);
    return id;
  };
}
