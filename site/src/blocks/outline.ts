import type { Block, RichTextNode } from '@inktvis/content';
import type { RenderedName } from './entry.ts';
import { isInline } from './rich-text/inline.tsx';

/**
 * Brings the headings of a text in line with what stands above it: none is higher than `floor`, 2 in a page that has
 * its h1, and none skips a level. `above` is the level of the heading before the text; `last` that of the one it ends
 * with.
 */
export function alignHeadings(nodes: readonly RichTextNode[], above: number, floor = 2) {
  let last = above;
  const aligned = nodes.flatMap((node): RichTextNode[] => {
    if (node.type !== 'heading') return [node];
    // An emptied heading is nothing to a reader, and a riddle to who hears it.
    if (!node.children.some(isInline)) return [];
    last = Math.max(floor, Math.min(node.level + floor - 2, last + 1, 6));
    return [{ ...node, level: last }];
  });
  return { nodes: aligned, last };
}

/** The level of the questions of an accordion: under its own title, or under what stands above it. */
export const questionLevel = (block: Block<'accordion'>, above: number): 2 | 3 =>
  block.title || above > 1 ? 3 : 2;

/** The level of the last heading a reader has met after `block`; `above` is what stood before it. */
export function headingAfter(block: Block<RenderedName>, above: number): number {
  switch (block.type) {
    case 'rich_text':
      return alignHeadings(block.text, above).last;
    case 'accordion':
      return questionLevel(block, above);
    case 'article_grid':
    case 'experience_highlight':
    case 'program_grid':
      return 3;
    case 'call_to_action':
    case 'newsletter_form':
    case 'text_image_section':
    case 'date_strip':
      return 2;
    default:
      return above;
  }
}
