import type { BodyNode, Content, PageColour, PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { ReactNode } from 'react';
import type { Paging } from '../programme/pagination.ts';

/** What a view may ask for while its data is gathered. The route makes it; nothing here knows the server. */
export type ViewContext = {
  readonly content: ContentClient;
  /** The present moment, from the one clock. */
  readonly now: Date;
  /** The address asked for, with its query. */
  readonly url: URL;
  /** Name of the brand, a setting. */
  readonly brand: string;
};

/** What every view knows of the page around it. */
export type Frame = Pick<ViewContext, 'url' | 'brand' | 'now'>;

/** Props of the view of content type `T`; `data` is what its loader gathered. */
export type ViewProps<T extends PageTypeName, Data = null> = {
  readonly story: Story<T>;
  readonly content: Content<T>;
  readonly data: Data;
  readonly frame: Frame;
  /** The blocks of the page, rendered by the route. */
  readonly body?: ReactNode;
};

/** What a loader gathered. */
export type Loaded<Data> = {
  readonly data: Data;
  /** Set by a list: for the title and the canonical address of page n. */
  readonly paging?: Paging;
  /** False when something that is not essential could not be read: show the page, but do not store it. */
  readonly complete?: boolean;
};

/**
 * Gathers what a view shows beyond its story. An error means the page cannot be shown now (503, or the stored copy);
 * "there is nothing" is a value.
 */
export type Load<T extends PageTypeName, Data> = (
  story: Story<T>,
  context: ViewContext,
) => Promise<Read<Loaded<Data>>>;

/** A page ready to be rendered: everything the route needs, without knowing the content type. */
export type PreparedView = {
  /** The page; takes the rendered blocks as its `body`. */
  readonly View: (slots: { readonly body?: ReactNode }) => ReactNode;
  /** Joins the text column below the blocks, above the share bar; null when there is nothing. */
  readonly After: (() => ReactNode) | null;
  /** Whether the page ends its text with a share bar. */
  readonly shareBar: boolean;
  readonly body: readonly BodyNode[];
  /** The first text opens with a large letter (detail pages). */
  readonly dropCap: boolean;
  /** The surface above the blocks, when it is not the page's own paper. */
  readonly bodyFollows: 'ink' | undefined;
  /** Nothing but the footer follows the blocks. */
  readonly bodyIsLast: boolean;
  readonly pageColour: PageColour;
  /** Of a list: for the title ('pagina 2 van 5') and the canonical address. */
  readonly paging: Paging | null;
  /** False when a part is missing for now: show the page, but do not store it. */
  readonly complete: boolean;
};
