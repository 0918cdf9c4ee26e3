import type { Block, BodyBlockName, SlideName } from '@inktvis/content';
import type { ContentClient } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { Result } from '@inktvis/foundation/result';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { EmbedProps } from './embed/Embed.island.tsx';
import type { FormProps } from './form/Form.island.tsx';
import type { CarouselProps } from './image-carousel/Carousel.island.tsx';
import type { NewsletterLayoutProps } from './newsletter-form/NewsletterLayout.tsx';
import type { Surface, SurfacePart } from './surfaces.ts';
import type { VideoProps } from './video/Video.island.tsx';

/** Blocks that have a rendering: those of a body, and the slides of the Live page. */
export type RenderedName = BodyBlockName | SlideName;

/** What a block gets to know about its position in the page. */
export type Place = {
  /** What its section is printed on. */
  readonly surface: Surface;
  /** It is beside the text that follows it. */
  readonly floats: boolean;
  /** Level of the heading before it; 1 when it is the first to have one. */
  readonly headingAbove: number;
  /** The ids of the sections that it begins, as its `sectionTitles` name them; `[]` on a page without contents. */
  readonly sectionIds: readonly string[];
  /** The first text of a detail page may open with a large letter. */
  readonly dropCap: boolean;
  /** The squid and its arms belong to the demo brand only (requirements 1). */
  readonly ornaments: boolean;
};

export type BlockProps<N extends RenderedName> = { readonly block: Block<N>; readonly place: Place };

/** Islands by name. Astro only hydrates what it sees by name in an `.astro` file: `Item.astro`. */
type Islands = {
  carousel: CarouselProps;
  video: VideoProps;
  embed: EmbedProps;
  form: FormProps;
  newsletter: NewsletterLayoutProps;
};
type Island<I extends keyof Islands> = {
  readonly props: Omit<Islands[I], 'children'>;
  /** What is inside the island, rendered on the server. */
  readonly content?: ReactNode;
};

/** A block, ready to be shown: plain markup, or an island with what it holds. */
export type Shown =
  | { readonly kind: 'static'; readonly element: ReactElement }
  | { readonly [I in keyof Islands]: { readonly kind: I } & Island<I> }[keyof Islands];

/** Why a block shows nothing, in Dutch, for the editor. */
export type EmptyReason = { readonly what: string; readonly help: string };

/** A block with its data: it can be shown as soon as its place is known, or it has nothing to show. */
export type Gathered =
  /** `instead`: why it shows something else than its editor chose. */
  | { readonly show: (place: Place) => Shown; readonly instead?: EmptyReason }
  | { readonly why: EmptyReason }
  /** Everything that it shows is over, and something else is still to come. */
  | 'over';

/** Everything the dispatch knows about one block name. */
export type Entry<N extends RenderedName> = {
  /** In the text column, or a band across the page. */
  readonly layout: SurfacePart;
  /** Reads what it shows; throws when that cannot be read. */
  readonly gather: (block: Block<N>, context: LoadContext) => Gathered | Promise<Gathered>;
  /** Level of the last heading of `block`; `above` is the level before it. Left out: it has no headings. */
  readonly lastHeading?: (block: Block<N>, above: number) => number;
  /** The headings of level 2 that the contents of a page lead to. Left out: none. */
  readonly sectionTitles?: (block: Block<N>, above: number) => readonly string[];
};

/** What an entry may add; see `Entry`. */
type Options<N extends RenderedName> = Pick<Entry<N>, 'lastHeading' | 'sectionTitles'>;

const drawn = <P extends object>(view: ComponentType<P>, props: P): Shown => ({
  kind: 'static',
  element: createElement(view, props),
});

/** A block that shows its own fields. */
export const plain = <N extends RenderedName>(
  layout: SurfacePart,
  view: ComponentType<BlockProps<N>>,
  options: Options<N> = {},
): Entry<N> => ({
  ...options,
  layout,
  gather: (block) => ({ show: (place) => drawn(view, { block, place }) }),
});

/** A block that needs more than its own fields: what `load` brings is what its view gets as `loaded`; null: all of it is over. */
export const loading = <N extends RenderedName, L>(
  layout: SurfacePart,
  load: (block: Block<N>, context: LoadContext) => Promise<Result<L | null, { readonly message: string }>>,
  view: ComponentType<BlockProps<N> & { readonly loaded: L }>,
  options: Options<N> = {},
): Entry<N> => ({
  ...options,
  layout,
  async gather(block, context) {
    const read = await load(block, context);
    if (!read.ok) throw new Error(read.error.message);
    const loaded = read.value;
    return loaded === null ? 'over' : { show: (place) => drawn(view, { block, place, loaded }) };
  },
});

/** What a block's loader may ask for: the content, the tour, the present instant, and a setting. */
export type LoadContext = {
  readonly content: ContentClient;
  readonly events: Pick<EventsClient, 'list'>;
  readonly now: Date;
  /** Where forms may be sent besides this site. */
  readonly formAddresses: readonly string[];
  /** The number of what was just sent from this page without script; null on every other visit. */
  readonly reference: string | null;
};
