import { TAG_PARAMETER } from '@inktvis/foundation/parameters';
import { TOUR_TAGS, type TourTag } from '../../../cards/tours/tour-words.ts';

/** The known tags in an address. */
export function readTags(search: URLSearchParams): readonly TourTag[] {
  const asked = search.getAll(TAG_PARAMETER);
  return TOUR_TAGS.filter((tag) => asked.includes(tag));
}

/** The first page of the list with these tags. */
export function toursHref(path: string, tags: readonly TourTag[]): string {
  const query = new URLSearchParams(tags.map((tag) => [TAG_PARAMETER, tag])).toString();
  return query ? `${path}?${query}` : path;
}
