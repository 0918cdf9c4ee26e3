import type { Story } from '@inktvis/content';
import type { ContentClient, ListedType, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { type Paging, paginate } from '../../programme/pagination.ts';
import type { Load } from '../view.ts';
import { matches } from './match.ts';

export type SearchHit = {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly type: ListedType;
};

export type SearchData = {
  /** Null before anyone searched; `''` when the form was sent without a term. */
  readonly term: string | null;
  readonly tooLong: boolean;
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly paging: Paging;
};

/** The parameter of the search term. */
export const TERM_PARAMETER = 'q';
export const MAX_TERM = 200;
/** As much as the service gives at once. */
const AT_ONCE = 100;

/** All stories that can be found, or why one of the lists could not be read. */
async function everything(content: ContentClient): Promise<Read<readonly Story<ListedType>[]>> {
  const page = { page: 1, perPage: AT_ONCE };
  const lists = await Promise.all([
    content.listing('experience', page),
    content.listing('news_article', page),
    content.listing('hotspot_kortrijk', page),
    content.listing('bookstore', page),
  ]);
  const stories: Story<ListedType>[] = [];
  for (const list of lists) {
    if (!list.ok) return list;
    stories.push(...list.value.items);
  }
  return ok(stories);
}

const created = (story: Story<ListedType>) => story.createdAt?.getTime() ?? 0;

const hitOf = ({ href, type, content }: Story<ListedType>): SearchHit => ({
  href,
  type,
  title: content.title,
  text: content.previewText || content.intro,
});

/** Every visitor types other words: an answer to them is not worth keeping. First version: looks for the words in titles and intros of what can be listed, newest first. */
export const loadSearch: Load<'search', SearchData> = async (_story, { content, url }) => {
  const term = url.searchParams.get(TERM_PARAMETER)?.trim() ?? null;
  const tooLong = (term?.length ?? 0) > MAX_TERM;
  if (!term || tooLong) {
    const data = { term, tooLong, total: 0, hits: [], paging: { page: 1, count: 0 } };
    return ok({ data, keep: term === null });
  }
  const stories = await everything(content);
  if (!stories.ok) return stories;
  const found = stories.value
    .filter(({ content: { title, intro, previewText } }) => matches(term, [title, intro, previewText]))
    .toSorted((a, b) => created(b) - created(a));
  const { items, paging } = paginate(found, url.searchParams);
  return ok({
    data: { term, tooLong, total: found.length, hits: items.map(hitOf), paging },
    paging,
    keep: false,
  });
};
