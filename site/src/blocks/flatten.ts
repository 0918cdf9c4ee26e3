import type { Block, BlockName, BodyNode, RichTextNode } from '@inktvis/content';
import { BODY_BLOCKS } from '@inktvis/content';

type Embedded = Extract<RichTextNode, { type: 'blocks' }>['blocks'][number];

const bodyNames: ReadonlySet<string> = new Set<BlockName | 'broken'>([...BODY_BLOCKS, 'broken']);

/** Blocks inside a text were read by the same model as those of a body; only their type was lost on the way. */
const isBodyNode = (block: Embedded): block is Embedded & BodyNode => bodyNames.has(block.type);

/** How deep blocks may stand inside texts inside blocks; what lies deeper is left out. */
const MAX_NESTING = 3;

const saysSomething = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => node.type !== 'paragraph' || node.children.length > 0);

function splitText(block: Block<'rich_text'>, nesting: number): BodyNode[] {
  const parts: BodyNode[] = [];
  let run: RichTextNode[] = [];
  const close = () => {
    if (saysSomething(run)) {
      const id = parts.length === 0 ? block.id : `${block.id}-${parts.length}`;
      parts.push({ ...block, id, text: run });
    }
    run = [];
  };
  for (const node of block.text) {
    if (node.type !== 'blocks') {
      run.push(node);
      continue;
    }
    close();
    parts.push(...flattenBody(node.blocks.filter(isBodyNode), nesting + 1));
  }
  close();
  return parts;
}

/**
 * A text that holds blocks becomes text, block, text, so that nested blocks go the same way as all others
 * (contract content-service, section 5).
 */
export function flattenBody(body: readonly BodyNode[], nesting = 0): BodyNode[] {
  if (nesting >= MAX_NESTING) return [];
  return body.flatMap((node): BodyNode[] => (node.type === 'rich_text' ? splitText(node, nesting) : [node]));
}
