import type { PageTypeName } from '@inktvis/content';
import { TAG_PARAMETER } from '@inktvis/foundation/parameters';
import { knownValues, withoutUnknown } from '@inktvis/programme/filters/known-values';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import { TOUR_TAGS } from '../cards/tours/tour-words.ts';
import type { ViewContext } from './view.ts';

/**
 * Where an address leads whose filters have values that nobody knows: to the same list without them. Null for any other
 * address, and while the values cannot be read.
 */
export async function knownAddress(
  type: PageTypeName,
  { content, url }: Pick<ViewContext, 'content' | 'url'>,
): Promise<string | null> {
  if (url.search === '') return null;
  if (type === 'uit_events_overview') return withoutUnknown(url, { [TAG_PARAMETER]: TOUR_TAGS });
  if (type !== 'default_date_overview' && type !== 'date_overview') return null;
  const [programme, read] = await Promise.all([content.programme(), content.filterItems()]);
  if (!programme.ok || !read.ok) return null;
  return withoutUnknown(url, knownValues(indexOf(programme.value, read.value).facets));
}
