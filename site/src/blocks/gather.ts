import {
  type Block,
  BODY_BLOCKS,
  type BodyBlockName,
  type BodyNode,
  type RichTextNode,
} from '@inktvis/content';
import type { EmptyReason } from '../editor/EditorNote.tsx';
import type { Entry, LoadContext, Outline, Place, Shown } from './entry.ts';
import { registry } from './registry.ts';
import type { SurfacePart } from './surfaces.ts';

/** What the model may read in the place of a block; blocks inside a text lost their type on the way. */
type AnyNode = BodyNode | Extract<RichTextNode, { type: 'blocks' }>['blocks'][number];
type Node = Block<BodyBlockName> | Extract<BodyNode, { type: 'broken' }>;

const NAMES: ReadonlySet<string> = new Set<Node['type']>([...BODY_BLOCKS, 'broken']);
const isNode = (node: AnyNode): node is Node => NAMES.has(node.type);

const saysSomething = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => node.type !== 'paragraph' || node.children.length > 0);

function splitText(block: Block<'rich_text'>): Node[] {
  const parts: Node[] = [];
  let run: RichTextNode[] = [];
  const close = () => {
    if (saysSomething(run)) parts.push({ ...block, text: run });
    run = [];
  };
  for (const node of block.text) {
    if (node.type !== 'blocks') {
      run.push(node);
      continue;
    }
    close();
    parts.push(...flattenBody(node.blocks));
  }
  close();
  return parts;
}

/** A text that holds blocks becomes text, block, text (storyblok.com/docs/concepts/fields). */
export const flattenBody = (body: readonly AnyNode[]): Node[] =>
  body.filter(isNode).flatMap((node) => (node.type === 'rich_text' ? splitText(node) : [node]));

export type BlockProblem = { readonly block: string; readonly component: string; readonly message: string };

export type GatherOptions = {
  readonly context: LoadContext;
  readonly preview: boolean;
  readonly report: (problem: BlockProblem) => void;
};

type BlockPart = {
  readonly kind: 'block';
  readonly block: Block<BodyBlockName>;
  readonly outline: (above: number) => Outline;
  readonly layout: SurfacePart;
  readonly show: (place: Place) => Shown;
  readonly leftOut?: readonly string[];
};

type NotePart = {
  readonly kind: 'note';
  readonly id: string;
  readonly component: string;
  readonly why: EmptyReason | readonly string[];
};

export type Part = BlockPart | NotePart;

const FAILED: EmptyReason = {
  what: 'de gegevens zijn nu niet bereikbaar.',
  help: 'Herlaad de pagina. Lukt dat niet, kijk dan straks nog eens.',
};

const OVER: EmptyReason = {
  what: 'alles wat hier staat, is voorbij of verschijnt later.',
  help: 'Kies iets dat er nu is, of laat het zo: wat verschijnt, en alles na de laatste dag, staat er vanzelf.',
};

const leftOutNote = (titles: readonly string[]): EmptyReason => ({
  what: `${titles.map((title) => `‘${title}’`).join(', ')}.`,
  help: 'Dat is voorbij, verschijnt later of hoort bij een andere editie.',
  isPart: true,
});

/** Generic in the name, so that a block meets the entry that was written for it. The reason when it shows nothing. */
async function gatherBlock<N extends BodyBlockName>(
  name: N,
  block: Block<N>,
  { context, report }: GatherOptions,
): Promise<Omit<BlockPart, 'kind' | 'block'> | EmptyReason> {
  const { gather, layout, outline }: Entry<N> = registry[name];
  const fail = (message: string) => report({ block: block.id, component: name, message });
  try {
    const gathered = await gather(block, context);
    if (gathered === 'over') return OVER;
    if ('why' in gathered) {
      fail(gathered.why.what);
      return gathered.why;
    }
    return {
      layout,
      outline: (above) =>
        typeof outline === 'function' ? outline(block, above) : { last: outline ?? above },
      ...gathered,
    };
  } catch (error) {
    // What cannot be read, or a fault of ours, in one block must not cost the page.
    fail(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

/** Reads what the blocks of a body need, all side by side, and leaves out what cannot be shown. */
export async function gatherBody(body: readonly BodyNode[], options: GatherOptions): Promise<Part[]> {
  const parts = await Promise.all(
    flattenBody(body).map(async (node): Promise<Part[]> => {
      const note = (component: string, why: NotePart['why']): Part => ({
        kind: 'note',
        id: node.id,
        component,
        why,
      });
      if (node.type === 'broken') return [note(node.component, node.problems)];
      const gathered = await gatherBlock(node.type, node, options);
      if (!('show' in gathered)) return [note(node.type, gathered)];
      const block: Part = { kind: 'block', block: node, ...gathered };
      return gathered.leftOut?.length ? [block, note(node.type, leftOutNote(gathered.leftOut))] : [block];
    }),
  );
  return parts.flat().filter(({ kind }) => options.preview || kind === 'block');
}
