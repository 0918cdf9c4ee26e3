import type { Block, RichTextNode } from '@inktvis/content';
import { isInline, plainText } from './rich-text/inline.tsx';

/** No heading is higher than `floor` or skips a level; `above` is the level before the text, `last` that of its end. */
export function alignHeadings(nodes: readonly RichTextNode[], above: number, floor = 2) {
  let last = above;
  const aligned = nodes.flatMap((node): RichTextNode[] => {
    if (node.type !== 'heading') return [node];
    // A heading without text means nothing to a screen reader.
    if (!node.children.some(isInline)) return [];
    last = Math.max(floor, Math.min(node.level + floor - 2, last + 1, 6));
    return [{ ...node, level: last }];
  });
  return { nodes: aligned, last };
}

export const isSection = (node: RichTextNode): boolean => node.type === 'heading' && node.level === 2;

/** The level that a text ends with, and the sections that it begins; `above` as for `alignHeadings`. */
export function textOutline({ text }: Block<'rich_text'>, above: number) {
  const { nodes, last } = alignHeadings(text, above);
  return { last, sections: nodes.filter(isSection).map((heading) => plainText([heading])) };
}

export const questionLevel = (block: Block<'accordion'>, above: number): 2 | 3 =>
  block.title || above > 1 ? 3 : 2;
