import type { BodyNode, Content, PageColour, PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { Setting } from '../blocks/arrange.ts';
import type { GatherOptions } from '../blocks/gather.ts';
import type { PageMetadata } from '../layout/document/metadata.ts';
import type { StructuredData } from '../seo/json-ld.ts';
import type { SitemapEntry, SitemapSource } from '../seo/sitemap.ts';
import type { ShareCard } from '../share-card/card.ts';
import type { Load, Loaded, SearchKind, ViewContext, ViewProps } from './view.ts';

/** What a share card is drawn from. */
export type CardSource = Pick<ViewContext, 'content' | 'events' | 'brand' | 'now'>;

/** What the rest of the site has to know of a content type with pages. */
export type PageKind<T extends PageTypeName = PageTypeName> = {
  /** The page of its feature that draws it, below `features` and without `.astro`. */
  readonly template: string;
  /** Null: it is found as an ordinary page. */
  readonly search: SearchKind<T> | null;
  /** The picture of its shared links; null: that of the festival. */
  readonly card: ((story: Story<T>, source: CardSource) => Promise<Read<ShareCard>>) | null;
  /** `alone`: it shows nothing but its story, so that it is known when it changed; `hidden`: search engines must not list it. */
  readonly indexing: 'alone' | 'with others' | 'hidden';
  /** Its blocks are a running text with sections, and contents from three on. */
  readonly article?: boolean;
  /** Outside the weeks of the festival its title, or its title for search engines, says of which year it is. */
  readonly year?: 'title' | 'search title';
  /** What its head says besides what every page says. */
  readonly head?: (site: Pick<PageMetadata, 'brand'>) => Partial<PageMetadata>;
  /** What a link back to this list says, when it is not its title. */
  readonly listTitle?: (story: Story<T>) => string;
  /** An error means that it cannot be shown now: the stored copy or 503, never 404. */
  readonly read: (story: Story<T>, context: ViewContext) => Promise<Read<LoadedPage>>;
};

export type PageKinds = { readonly [T in PageTypeName]: PageKind<T> };

/** What a template is handed besides what its feature gathered; `share` is what its share bar needs. */
type Around = Pick<ViewProps<PageTypeName>, 'frame'> & {
  readonly share: { readonly url: string; readonly title: string } | null;
  readonly blocks: { readonly body: readonly BodyNode[] } & GatherOptions & Setting;
};

/** What the template of content type `T` draws. */
export type PageProps<T extends PageTypeName, Data = null> = Omit<ViewProps<T, Data>, 'body' | 'island'> &
  Around;

export type LoadedPage = Omit<Loaded<unknown>, 'data'> & {
  readonly structuredData: readonly StructuredData[];
  readonly storable: boolean;
  readonly isDetail: boolean;
  readonly hand: (locals: object, around: Around) => void;
};

/** A page that shows other pages is found and shared as an ordinary one, and described by what it leads to. */
export const LIST = { search: null, structuredData: null, card: null, indexing: 'with others' } as const;

type Definition<T extends PageTypeName, Data> = Omit<PageKind<T>, 'read'> & {
  readonly load: Load<T, Data>;
  /** For search engines. Null if something of it could not be read: the page is shown, but not stored. */
  readonly structuredData:
    | ((story: Story<T>, data: Data, context: ViewContext) => Promise<readonly StructuredData[] | null>)
    | null;
  /** A page about one thing: it has a share bar and a large first letter, and no announcement stands above it. */
  readonly detail?: boolean;
};

/** What was handed to templates, by the `locals` of the request: these outlive a rewrite. */
const handing = <Props>() => {
  const handed = new WeakMap<object, Props>();
  return {
    give: (locals: object, props: Props) => void handed.set(locals, props),
    /** What the template of this kind draws in the request of these locals. */
    shownIn(locals: object): Props {
      const props = handed.get(locals);
      if (!props) throw new Error('a template has no page of its own');
      return props;
    },
  };
};

/** The pages of content type `T`: `load` gathers `Data`, `template` draws it. The registry has one for each type. */
export function definePage<T extends PageTypeName, Data = null>(definition: Definition<T, Data>) {
  const { load, structuredData, detail = false, ...kind } = definition;
  const { give, shownIn } = handing<PageProps<T, Data>>();
  return {
    ...kind,
    shownIn,
    async read(story: Story<T>, context: ViewContext): Promise<Read<LoadedPage>> {
      const read = await load(story, context);
      if (!read.ok) return read;
      const { data, storable, ...loaded } = read.value;
      const found = structuredData && !context.preview ? await structuredData(story, data, context) : [];
      return ok({
        ...loaded,
        structuredData: found ?? [],
        storable: storable !== false && found !== null,
        isDetail: detail,
        hand: (locals, around) => give(locals, { story, content: story.content, data, ...around }),
      });
    },
  };
}

/** What a page says of itself: the content of a story, or the same of a page that is none. */
export type Told = Pick<Content<'page'>, 'title'> &
  Partial<Pick<Content<'page'>, 'intro' | 'seo' | 'pageColor' | 'body' | 'shareBar'>>;

type LoadedFixed<Data> = Pick<Loaded<Data>, 'data' | 'storable'> & {
  readonly title: string;
  readonly intro: string;
  readonly colour: PageColour;
  readonly head?: Partial<PageMetadata>;
  readonly structuredData?: readonly StructuredData[];
};

type FixedDefinition<Data> = {
  readonly template: string;
  /** Whether it has the page at a path; `product` names the tours. */
  readonly isAt: (path: string, product: string) => boolean;
  /** Null: there is no such page. */
  readonly load: (context: ViewContext) => Promise<Read<LoadedFixed<Data> | null>>;
  readonly detail?: boolean;
  readonly sitemap: ((source: SitemapSource) => readonly SitemapEntry[]) | null;
  /** The picture of shared links to the page at a path. */
  readonly card: ((path: string, source: CardSource) => Promise<Read<ShareCard | null>>) | null;
};

/** What the template of a fixed page draws. */
export type FixedProps<Data> = Pick<Around, 'frame' | 'share'> & { readonly data: Data };

/** Pages of a feature that are no stories: `load` gathers `Data`, `template` draws it. */
export function defineFixedPage<Data>({ load, detail = false, ...rest }: FixedDefinition<Data>) {
  const { give, shownIn } = handing<FixedProps<Data>>();
  return {
    ...rest,
    shownIn,
    async read(
      context: ViewContext,
    ): Promise<
      Read<(LoadedPage & { readonly content: Told; readonly head?: Partial<PageMetadata> }) | null>
    > {
      const read = await load(context);
      if (!read.ok) return read;
      if (!read.value) return ok(null);
      const { data, title, intro, colour, storable = true, structuredData = [], head } = read.value;
      return ok({
        content: { title, intro, pageColor: colour },
        head,
        structuredData,
        storable,
        isDetail: detail,
        hand: (locals, { frame, share }) => give(locals, { data, frame, share }),
      });
    },
  };
}

export type FixedPage = Pick<
  ReturnType<typeof defineFixedPage<never>>,
  'isAt' | 'read' | 'sitemap' | 'card' | 'template'
>;

/** The last part of a path, by which a fixed page knows what it is about. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
