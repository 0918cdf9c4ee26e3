import type { PageTypeName, Story } from '@inktvis/content';
import type { StructuredData } from '../seo/json-ld.ts';
import type { ViewContext } from './view.ts';

/** What search engines are told about a page. */
export type Described = {
  readonly structuredData: readonly StructuredData[];
  /** False when something of it could not be read: show the page, but do not store it. */
  readonly complete: boolean;
};

/** Tells about the page of a story; `data` is what the loader of its view gathered. */
export type DescribePage<T extends PageTypeName, Data> = (
  story: Story<T>,
  data: Data,
  context: ViewContext,
) => Promise<Described>;

/** Tells what needs nothing beyond the story. */
export const describeStory =
  <T extends PageTypeName>(
    describe: (story: Story<T>, context: ViewContext) => readonly StructuredData[],
  ): DescribePage<T, unknown> =>
  async (story, _data, context) => ({ structuredData: describe(story, context), complete: true });
