import type { Content, PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { PageData, ReadPageData } from './structured-data.ts';
import type { Load, PreparedParts, ViewContext, ViewProps } from './view.ts';

/** How the pages of content type `T` are made. */
export type ViewEntry<T extends PageTypeName> = {
  prepare(story: Story<T>, context: ViewContext): Promise<Read<PreparedParts>>;
};

type Definition<T extends PageTypeName, Data> = {
  readonly View: ComponentType<ViewProps<T, Data>>;
  readonly load: Load<T, Data>;
  /** The content of the text column below the blocks; null when there is nothing. */
  readonly after?: (props: ViewProps<T, Data>) => ReactElement | null;
  readonly shareBar?: (content: Content<T>) => boolean;
  readonly dropCap?: boolean;
  /** Its blocks are a running text with sections. */
  readonly article?: boolean;
  readonly bodyFollows?: 'ink';
  /** What search engines read about the page. */
  readonly structuredData?: ReadPageData<T, Data>;
  /** Whether the view adds bands below the blocks. */
  readonly hasMore?: (data: Data) => boolean;
};

/** A component with most of its props filled in. */
const bound =
  <P extends object>(view: ComponentType<P>, props: P) =>
  (slots: Partial<P>): ReactElement =>
    createElement(view, { ...props, ...slots });

const NO_DATA: PageData = { structuredData: [], complete: true };

/** Astro renders components, not elements. */
const always = (element: ReactElement) => () => element;

/** Ties a view to its loader, so that the registry need not know what passes between them. */
export const entry = <T extends PageTypeName, Data>(definition: Definition<T, Data>): ViewEntry<T> => ({
  async prepare(story, context) {
    const read = await definition.load(story, context);
    if (!read.ok) return read;
    const { data, ...loaded } = read.value;
    const content: Content<T> = story.content;
    // Only the whole list in its usual form has structured data: it is the canonical page of the others.
    const isIndexed = !loaded.narrowed && !loaded.layout && !context.preview;
    const found = isIndexed ? await definition.structuredData?.(story, data, context) : null;
    const { structuredData, complete } = found ?? NO_DATA;
    const props = { story, content, data, frame: context };
    const after = definition.after?.(props) ?? null;
    return ok({
      ...loaded,
      View: bound(definition.View, props),
      After: after && always(after),
      shareBar: definition.shareBar?.(content) ?? false,
      dropCap: definition.dropCap ?? false,
      article: definition.article ?? false,
      bodyFollows: definition.bodyFollows,
      bodyIsLast: !definition.hasMore?.(data),
      structuredData,
      storable: loaded.storable !== false && complete,
    });
  },
});

/** The view of a page that is an island as a whole. */
export const IslandView = ({ island }: { readonly island?: ReactNode }): ReactNode => island;

/** The loader of a view that shows its story and nothing else. */
export const loadNothing = async () => ok({ data: null });
