import type { Block, BodyNode } from '@inktvis/content';
import type { Gathered, Nothing, Place, RenderedName, Shown } from './entry.ts';
import { flattenBody } from './flatten.ts';
import type { LoadContext } from './load-context.ts';
import { registry } from './registry.ts';
import type { SurfacePart } from './surfaces.ts';

/** A block that could not be shown, for the log; its editor is told in preview. */
export type BlockProblem = { readonly block: string; readonly component: string; readonly message: string };

/** What the dispatch asks of a page. */
export type GatherOptions = {
  readonly context: LoadContext;
  /** Editors see a note where a block shows nothing. */
  readonly preview: boolean;
  readonly report: (problem: BlockProblem) => void;
};

/** One thing to show: a block with its data, or in preview the note about one that shows nothing. */
export type Part =
  | {
      readonly kind: 'block';
      readonly block: Block<RenderedName>;
      readonly layout: SurfacePart;
      readonly show: (place: Place) => Shown;
    }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly component: string;
      readonly why: Nothing | readonly string[];
    };

const FAILED: Nothing = {
  what: 'de gegevens zijn nu niet bereikbaar.',
  help: 'Herlaad de pagina. Lukt dat niet, kijk dan straks nog eens.',
};

/** Generic in the name, so that a block meets the entry that was written for it. */
const gatherOne = <N extends RenderedName>(
  name: N,
  block: Block<N>,
  context: LoadContext,
): Promise<Gathered> => registry[name].gather(block, context);

async function gatherBlock(block: Block<RenderedName>, options: GatherOptions): Promise<Part | null> {
  const { id, type: component } = block;
  const note = (why: Nothing): Part | null => (options.preview ? { kind: 'note', id, component, why } : null);
  const failed = (message: string) => {
    options.report({ block: id, component, message });
    return note(FAILED);
  };
  try {
    const gathered = await gatherOne(component, block, options.context);
    if (gathered.kind === 'failed') return failed(gathered.message);
    if (gathered.kind === 'ready') {
      return { kind: 'block', block, layout: registry[component].layout, show: gathered.show };
    }
    options.report({ block: id, component, message: gathered.why.what });
    return note(gathered.why);
  } catch (error) {
    // A fault of ours in one block must not cost the page.
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what the blocks of a body need, all side by side, and leaves out what cannot be shown. */
export async function gatherBody(body: readonly BodyNode[], options: GatherOptions): Promise<Part[]> {
  const parts = await Promise.all(
    flattenBody(body).map((node): Part | null | Promise<Part | null> => {
      if (node.type !== 'broken') return gatherBlock(node, options);
      const { id, component, problems } = node;
      return options.preview ? { kind: 'note', id, component, why: problems } : null;
    }),
  );
  return parts.filter((part) => part !== null);
}
