import { type Block, type BlockName, BODY_BLOCKS, type BodyNode, type RichTextNode } from '@inktvis/content';
import type { EmptyReason, Entry, LoadContext, Outline, Place, RenderedName, Shown } from './entry.ts';
import { registry } from './registry.ts';
import type { SurfacePart } from './surfaces.ts';

type Embedded = Extract<RichTextNode, { type: 'blocks' }>['blocks'][number];

const bodyNames: ReadonlySet<string> = new Set<BlockName | 'broken'>([...BODY_BLOCKS, 'broken']);

/** Blocks inside a text were read by the same model as those of a body; only their type was lost on the way. */
const isBodyNode = (block: Embedded): block is Embedded & BodyNode => bodyNames.has(block.type);

const saysSomething = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => node.type !== 'paragraph' || node.children.length > 0);

function splitText(block: Block<'rich_text'>): BodyNode[] {
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
    parts.push(...flattenBody(node.blocks.filter(isBodyNode)));
  }
  close();
  return parts;
}

/**
 * A text that holds blocks becomes text, block, text, so that nested blocks go the same way as all others
 * (storyblok.com/docs/concepts/fields).
 */
export const flattenBody = (body: readonly BodyNode[]): BodyNode[] =>
  body.flatMap((node) => (node.type === 'rich_text' ? splitText(node) : [node]));

/** A block that could not be shown, for the log; its editor sees a note in preview. */
export type BlockProblem = { readonly block: string; readonly component: string; readonly message: string };

/** What the dispatch asks of a page. */
export type GatherOptions = {
  readonly context: LoadContext;
  /** Editors see a note where a block shows nothing. */
  readonly preview: boolean;
  readonly report: (problem: BlockProblem) => void;
};

/** One thing to show: a block with its data, or in preview a note about one that does not show what it should. */
export type Part =
  | {
      readonly kind: 'block';
      readonly block: Block<RenderedName>;
      readonly outline: (above: number) => Outline;
      readonly layout: SurfacePart;
      readonly show: (place: Place) => Shown;
    }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly component: string;
      readonly why: EmptyReason | readonly string[];
      /** The block is there, but shows something else. */
      readonly isInstead?: boolean;
    };

const FAILED: EmptyReason = {
  what: 'de gegevens zijn nu niet bereikbaar.',
  help: 'Herlaad de pagina. Lukt dat niet, kijk dan straks nog eens.',
};

const OVER: EmptyReason = {
  what: 'alles wat hier staat, is voorbij.',
  help: 'Kies iets dat nog komt, of laat het zo: na de laatste dag staat het er weer.',
};

/** Generic in the name, so that a block meets the entry that was written for it. */
function bind<N extends RenderedName>(name: N, block: Block<N>, context: LoadContext) {
  const { gather, layout, outline }: Entry<N> = registry[name];
  return {
    gather: async () => gather(block, context),
    layout,
    outline: (above: number): Outline =>
      typeof outline === 'function' ? outline(block, above) : { last: outline ?? above },
  };
}

async function gatherBlock(block: Block<RenderedName>, options: GatherOptions): Promise<Part[]> {
  const { id, type: component } = block;
  const note = (why: EmptyReason, isInstead?: boolean): Part[] =>
    options.preview ? [{ kind: 'note', id, component, why, isInstead }] : [];
  const report = (message: string) => options.report({ block: id, component, message });
  try {
    const { gather, ...bound } = bind(component, block, options.context);
    const gathered = await gather();
    if (gathered === 'over') return note(OVER);
    if ('show' in gathered) {
      const part: Part = { kind: 'block', block, ...bound, show: gathered.show };
      return gathered.instead ? [...note(gathered.instead, true), part] : [part];
    }
    report(gathered.why.what);
    return note(gathered.why);
  } catch (error) {
    // What cannot be read, or a fault of ours, in one block must not cost the page.
    report(error instanceof Error ? error.message : String(error));
    return note(FAILED);
  }
}

/** Reads what the blocks of a body need, all side by side, and leaves out what cannot be shown. */
export async function gatherBody(body: readonly BodyNode[], options: GatherOptions): Promise<Part[]> {
  const parts = await Promise.all(
    flattenBody(body).map((node): Part[] | Promise<Part[]> => {
      if (node.type !== 'broken') return gatherBlock(node, options);
      const { id, component, problems } = node;
      return options.preview ? [{ kind: 'note', id, component, why: problems }] : [];
    }),
  );
  return parts.flat();
}
