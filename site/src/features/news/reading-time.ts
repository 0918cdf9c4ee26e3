import type { BodyNode, RichTextNode } from '@inktvis/content';

/** How many words an adult reads in a minute, at ease, in Dutch. */
const WORDS_PER_MINUTE = 220;

const plainText = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      // A paragraph ends a word; a change of letter does not.
      return 'children' in node ? `${plainText(node.children)} ` : ' ';
    })
    .join('');

function wordsOf(block: BodyNode): string {
  switch (block.type) {
    case 'rich_text':
      return plainText(block.text);
    case 'quote':
      return block.text;
    case 'accordion':
      return block.items.map(({ title, text }) => `${title} ${plainText(text)}`).join(' ');
    case 'text_image_section':
      return `${block.title} ${block.description}`;
    default:
      return '';
  }
}

/** Minutes it takes to read a body, rounded up; 0 when there is nothing to read. */
export const readingMinutes = (body: readonly BodyNode[]): number =>
  Math.ceil((body.map(wordsOf).join(' ').match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE);
