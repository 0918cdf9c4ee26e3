import type { Block, BodyBlockName } from '@inktvis/content';
import type { ContentClient } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { Result } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { EmptyReason } from '../editor/EditorNote.tsx';
import type { FrameProps } from './embed/Frame.island.tsx';
import type { FormProps } from './form/Form.island.tsx';
import type { CarouselProps } from './image-carousel/Carousel.island.tsx';
import type { NewsletterLayoutProps } from './newsletter-form/NewsletterLayout.tsx';
import type { Surface, SurfacePart } from './surfaces.ts';

export type Place = {
  readonly surface: Surface;
  readonly floats: boolean;
  /** Level of the heading before it; 1 when it is the first to have one. */
  readonly headingAbove: number;
  /** The ids of the sections that it begins; `[]` on a page without contents. */
  readonly sectionIds: readonly string[];
  readonly dropCap: boolean;
  /** The squid and its arms belong to the demo brand only (requirements 1). */
  readonly ornaments: boolean;
};

export type BlockProps<N extends BodyBlockName> = { readonly block: Block<N>; readonly place: Place };

/** Of a block that needs more: what its loader brings is `loaded`. */
export type LoadedProps<N extends BodyBlockName, L> = BlockProps<N> & { readonly loaded: L };

/** Plain markup, or an island with what it holds: Astro hydrates only what it sees by name (`Item.astro`). */
export type Shown =
  | { readonly kind: 'static'; readonly element: ReactElement }
  | { readonly kind: 'carousel'; readonly props: CarouselProps; readonly content: ReactNode }
  | {
      readonly kind: 'frame';
      readonly props: FrameProps;
      readonly offer: ReactNode;
      readonly caption?: ReactNode;
    }
  | { readonly kind: 'form'; readonly props: FormProps }
  | { readonly kind: 'newsletter'; readonly props: NewsletterLayoutProps };

export type Gathered =
  | {
      readonly show: (place: Place) => Shown;
      /** Titles that an editor chose and it does not show. */
      readonly leftOut?: readonly string[];
    }
  | { readonly why: EmptyReason }
  /** Everything that it shows is over, and something else is still to come. */
  | 'over';

/** Level of the last heading of a block, and its headings of level 2 that the contents of a page lead to. */
export type Outline = { readonly last: number; readonly sections?: readonly string[] };

export type Entry<N extends BodyBlockName> = {
  readonly layout: SurfacePart;
  readonly gather: (block: Block<N>, context: LoadContext) => Gathered | Promise<Gathered>;
  /** `above` is the level of the heading before it. A number: it always ends with that level. Left out: no headings. */
  readonly outline?: number | ((block: Block<N>, above: number) => Outline);
};

const drawn = <P extends object>(view: ComponentType<P>, props: P): Shown => ({
  kind: 'static',
  element: createElement(view, props),
});

export const plain = <N extends BodyBlockName>(
  layout: SurfacePart,
  view: ComponentType<BlockProps<N>>,
  outline?: Entry<N>['outline'],
): Entry<N> => ({
  layout,
  outline,
  gather: (block) => ({ show: (place) => drawn(view, { block, place }) }),
});

/** A block that cannot be shown, with the reason for its editor. */
export const unshown = (what: string, help: string): Gathered => ({ why: { what, help } });

/** A block that needs more; `load` gives null when all of it is over. */
export const loading = <N extends BodyBlockName, L>(
  layout: SurfacePart,
  load: (block: Block<N>, context: LoadContext) => Promise<L | null>,
  view: ComponentType<LoadedProps<N, L>>,
  outline?: Entry<N>['outline'],
  leftOut?: (block: Block<N>, loaded: L) => readonly Chosen[],
): Entry<N> => ({
  layout,
  outline,
  async gather(block, context) {
    const loaded = await load(block, context);
    if (loaded === null) return 'over';
    return {
      show: (place) => drawn(view, { block, place, loaded }),
      leftOut: leftOut?.(block, loaded).map(({ content }) => withoutSoftHyphens(content.title)),
    };
  },
});

type Chosen = { readonly href: string; readonly content: { readonly title: string } };
/** What an editor chose in a field of a block and it does not show. */
export const missing =
  <Field extends string>(field: Field) =>
  (
    block: { readonly [name in Field]: readonly Chosen[] },
    shown: readonly { readonly href: string | null }[],
  ): readonly Chosen[] =>
    block[field].filter(({ href }) => !shown.some((one) => one.href === href));

/** What a block cannot do without. Throws when it could not be read: then the block is left out. */
export function needed<T>(read: Result<T, { readonly message: string }>): T {
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

export type LoadContext = {
  readonly content: ContentClient;
  readonly events: Pick<EventsClient, 'list'>;
  readonly now: Date;
  readonly formAddresses: readonly string[];
  /** The number of what was just sent from this page without script; null on every other visit. */
  readonly reference: string | null;
};
