import type { BodyNode, Content, PageColour, PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { FormerEdition } from '@inktvis/programme/edition';
import type { Occurrence } from '@inktvis/programme/occurrences';
import type { Paging } from '@inktvis/programme/pagination';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import type { SigningQueues } from '@inktvis/programme/signing-queue';
import type { ReactNode } from 'react';
import type { WhenWhere } from '../cards/when-where.ts';
import type { IconName } from '../ui/images/Icon.tsx';
import type { MapSettings } from '../ui/map/LeafletMap.tsx';

/** What search shows of a kind of page, and finds it by (requirements D10, Search). */
export type SearchKind<T extends PageTypeName = PageTypeName> = {
  readonly label: string;
  readonly icon: IconName;
  /** The sign in place of the icon. */
  readonly genre?: (story: Story<T>) => ThemeIcon | null;
  /** Other words to find it by: who made it, where and when it is. */
  readonly facts?: (story: Story<T>, occurrences: readonly Occurrence[]) => readonly string[];
  readonly whenWhere?: (story: Story<T>, occurrences: readonly Occurrence[], now: Date) => WhenWhere;
};

/** By content type; null: it is found as an ordinary page. */
export type SearchKinds = { readonly [T in PageTypeName]: { readonly search: SearchKind<T> | null } };

/** What a view may ask for while its data is gathered. The route makes it; nothing here knows the server. */
export type ViewContext = {
  readonly content: ContentClient;
  readonly events: EventsClient;
  /** The present instant, from the one clock. */
  readonly now: Date;
  readonly url: URL;
  readonly brand: string;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
  /** Where the tiles of a map come from; null: there is no map. */
  readonly map: MapSettings | null;
  /** The queues of today's signing moments, now; null when they cannot be read. */
  readonly queues: () => Promise<SigningQueues | null>;
  /** Which build of the site responds. */
  readonly build: string;
  /** Of a page of a former edition: its year, and that of the current one. */
  readonly former?: FormerEdition | null;
  /** As what every kind of page is found. */
  readonly kinds: SearchKinds;
  /** An editor looks at a draft. */
  readonly preview: boolean;
};

/** What every view knows of the page around it. */
type Frame = Pick<ViewContext, 'url' | 'brand' | 'now' | 'canonicalBase'>;

/** Props of the view of content type `T`; `data` is what its loader gathered. */
export type ViewProps<T extends PageTypeName, Data = null> = {
  readonly story: Story<T>;
  readonly content: Content<T>;
  readonly data: Data;
  readonly frame: Frame;
  /** The blocks of the page, rendered by its `Page.astro`. */
  readonly body?: ReactNode;
  /** Its island, rendered there too: Astro hydrates only the components that an `.astro` file names. */
  readonly island?: ReactNode;
};

/** What a loader gathered: what the page shows, and what the document around it has to know. */
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
  /** Its blocks, when they are not those of the story's body. */
  readonly body?: readonly BodyNode[];
  /** The surface above the blocks, when it is not the page's own paper. */
  readonly bodyFollows?: 'ink' | undefined;
  /** The paper of the page, when it is not that of the story. */
  readonly pageColour?: PageColour;
  /** False: shown, but not stored: hardly anybody asks for the same, or something not essential could not be read. True by default. */
  readonly storable?: boolean;
  /** No announcement stands above it: it is about now. */
  readonly isQuiet?: boolean;
  readonly notFoundTerm?: string;
  /** Where it is shown instead: without the values of filters that nobody knows. */
  readonly redirectTo?: string | undefined;
  /** What the list has as JSON, for the island that filters it (`pages/programma/[...day]/lijst.json.ts`). */
  readonly list?: object;
};

/** What a view shows beyond its story. An error: it cannot be shown now (503, or the stored copy); "there is nothing" is a value. */
export type Load<T extends PageTypeName, Data> = (
  story: Story<T>,
  context: ViewContext,
) => Promise<Read<Loaded<Data>>>;
