import type { PageTypeName, Story } from '@inktvis/content';
import type { ListedType } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { Load } from './view.ts';

export type ListingData<T extends ListedType> = {
  readonly items: readonly Story<T>[];
  readonly total: number;
  readonly paging: Paging;
};

/** A page of 24 published stories of a content type, in the order of the client. A page past the end shows page 1. */
export const listingOf =
  <P extends PageTypeName, T extends ListedType>(type: T): Load<P, ListingData<T>> =>
  async (_story, { content, url, now }) => {
    const today = brusselsDay(now);
    const asked = requestedPage(url.searchParams);
    const first = await content.listing(type, { page: asked, perPage: PAGE_SIZE, today });
    if (!first.ok) return first;
    const paging = pagingOf(first.value.total, asked, PAGE_SIZE);
    const { page } = paging;
    const read = page === asked ? first : await content.listing(type, { page, perPage: PAGE_SIZE, today });
    if (!read.ok) return read;
    return ok({ data: { ...read.value, paging }, paging });
  };

/** How many related items a detail page shows (requirements 9). */
export const RELATED = 3;

/** Three others of the same content type, in no order; a page without them is shown, but not stored. */
export const relatedOf =
  <T extends ListedType & PageTypeName>(type: T): Load<T, readonly Story<T>[]> =>
  async (story, { content, now }) => {
    const read = await content.related(type, {
      count: RELATED,
      exclude: story.uuid,
      today: brusselsDay(now),
    });
    return read.ok ? ok({ data: read.value }) : ok({ data: [], storable: false });
  };
