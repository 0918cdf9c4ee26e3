import type { Block, BodyNode, Content, PageColour, PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { Paging } from '@inktvis/programme/pagination';
import type { ReactNode } from 'react';
import type { StructuredData } from '../seo/json-ld.ts';
import type { MapSettings, PlaceMapProps } from '../ui/map/PlaceMap.island.tsx';
import type { StoreLocatorPage } from './bookstores/page/parts.ts';
import type { LiveScreenProps } from './live/LiveScreen.island.tsx';
import type { ProgrammeList } from './programme/model.ts';
import type { SearchProps } from './search/field/Search.island.tsx';
import type { TourListPage } from './tours/overview/load.ts';

/** What a view may ask for while its data is gathered. The route makes it; nothing here knows the server. */
export type ViewContext = {
  readonly content: ContentClient;
  /** The touring events, from a source of their own. */
  readonly events: EventsClient;
  /** The present instant, from the one clock. */
  readonly now: Date;
  /** The requested address, with its query. */
  readonly url: URL;
  /** Name of the brand, a setting. */
  readonly brand: string;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
  /** Where the tiles of a map come from; null: there is no map. */
  readonly map: MapSettings | null;
  /** Which build of the site responds. */
  readonly build: string;
  /** An editor looks at a draft. */
  readonly preview: boolean;
};

/** What a feed may ask for. */
export type FeedContext = Pick<ViewContext, 'content' | 'now' | 'brand' | 'canonicalBase' | 'url'>;

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
  /** The island of the page, rendered by the route. */
  readonly island?: ReactNode;
};

/**
 * The interactive part of a page, by the name that `PageIsland.astro` knows it by: Astro hydrates only the components
 * that an `.astro` file names. A list inside an island is drawn by the server and not hydrated.
 */
export type PageIsland =
  | ({ readonly name: 'store-locator' } & StoreLocatorPage)
  | ({ readonly name: 'tours' } & TourListPage)
  | { readonly name: 'search'; readonly props: SearchProps }
  /** Below the blocks instead of where the view places it. */
  | { readonly name: 'map'; readonly props: PlaceMapProps };

/** What a loader gathered. */
export type Loaded<Data> = {
  readonly data: Data;
  /** Set by a list: for the title and the canonical address of page n. */
  readonly paging?: Paging;
  /** Of a list that was narrowed: what by, in words. Search engines are led to the whole list. */
  readonly narrowed?: string | null;
  /** Of a list in another layout than usual: what that is called. Search engines are led to the usual one. */
  readonly layout?: string | null;
  /** Parameters that make another whole list of it, with an address of its own: `dag=alle`. */
  readonly query?: string;
  /** The form of the page was sent with something wrong: its title begins with that. */
  readonly isWrong?: boolean;
  /** The paper of the page, when it is not that of the story. */
  readonly pageColour?: PageColour;
  /**
   * False: show the page, but do not store it, because hardly anybody asks for the same, or something that is not
   * essential could not be read. True by default.
   */
  readonly storable?: boolean;
  /** When something in it stops being true before the usual life of a page is over, such as a shop that closes. */
  readonly freshUntil?: Date | null;
  /** The search term for which nothing was found. */
  readonly unfound?: string;
  /** The island of the page; the view places it. */
  readonly island?: PageIsland;
  /** Set by the Live page: it has a document of its own. */
  readonly screen?: LiveScreenProps;
  /** Announced below the page. */
  readonly newsletter?: Block<'newsletter_form'> | null;
  /** Set by the pages of the programme: the list, which is an island. */
  readonly programme?: ProgrammeList;
};

/**
 * Gathers what a view shows beyond its story. An error means the page cannot be shown now (503, or the stored copy);
 * "there is nothing" is a value.
 */
export type Load<T extends PageTypeName, Data> = (
  story: Story<T>,
  context: ViewContext,
) => Promise<Read<Loaded<Data>>>;

/** What a view and its loader decide of a page. */
export type PreparedParts = Omit<Loaded<unknown>, 'data'> & {
  /** The page; takes the rendered blocks as its `body`, and its rendered island. */
  readonly View: (slots: { readonly body?: ReactNode; readonly island?: ReactNode }) => ReactNode;
  /** Joins the text column below the blocks, above the share bar; null when there is nothing. */
  readonly After: (() => ReactNode) | null;
  /** Whether the page ends its text with a share bar. */
  readonly shareBar: boolean;
  /** The first text opens with a large letter (detail pages). */
  readonly dropCap: boolean;
  /** Its blocks are a running text with sections, and contents from three on. */
  readonly article: boolean;
  /** The surface above the blocks, when it is not the page's own paper. */
  readonly bodyFollows: 'ink' | undefined;
  /** Nothing but the footer follows the blocks. */
  readonly bodyIsLast: boolean;
  /** The structured data of the page, besides its breadcrumbs. */
  readonly structuredData: readonly StructuredData[];
  readonly storable: boolean;
};

/** A page ready to be rendered: everything the route needs, without knowing the content type. */
export type PreparedView = PreparedParts & {
  readonly body: readonly BodyNode[];
  readonly pageColour: PageColour;
};
