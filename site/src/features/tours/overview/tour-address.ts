import { TAG_PARAMETER } from '@inktvis/foundation/parameters';
import type { UnknownValue } from '@inktvis/programme/filters/address';
import { TOUR_TAGS, type TourTag } from '../../../cards/tours/tour-words.ts';

/** The known tags in an address, and the values that are no tag. */
export function readTags(search: URLSearchParams): {
  readonly chosen: readonly TourTag[];
  readonly unknown: readonly UnknownValue[];
} {
  const asked = new Set(search.getAll(TAG_PARAMETER).filter((value) => value !== ''));
  const chosen = TOUR_TAGS.filter((tag) => asked.delete(tag));
  return { chosen, unknown: [...asked].map((value) => ({ parameter: TAG_PARAMETER, value })) };
}

/** The first page of the list with these tags. */
export function toursHref(path: string, tags: readonly TourTag[]): string {
  const query = new URLSearchParams(tags.map((tag) => [TAG_PARAMETER, tag])).toString();
  return query ? `${path}?${query}` : path;
}
