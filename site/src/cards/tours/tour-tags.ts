import { filters } from '@inktvis/messages/filters';
import type { UnknownValue } from '@inktvis/programme/filters/address';

/** The tags by which the tour can be narrowed (requirements 4), in the order of the form. */
const LABELS = {
  voorleessessie: filters.tag_voorleessessie,
  voorstelling: filters.tag_voorstelling,
  signeersessie: filters.tag_signeersessie,
} as const;

export type TourTag = keyof typeof LABELS;

export const TOUR_TAGS: readonly TourTag[] = ['voorleessessie', 'voorstelling', 'signeersessie'];

/** The parameter that carries a tag; it may be there several times. */
export const TAG_PARAMETER = 'tag';

/** Those of the tags of an event that visitors know. */
export const knownTags = (tags: readonly string[]): readonly TourTag[] =>
  TOUR_TAGS.filter((tag) => tags.includes(tag));

/** `Voorleessessie, Voorstelling` */
export const tagWords = (tags: readonly TourTag[]): string => tags.map((tag) => LABELS[tag]).join(', ');

/** The tags that an address asks for, and what it asks for besides. */
export function readTags(search: URLSearchParams): {
  readonly chosen: readonly TourTag[];
  readonly unknown: readonly UnknownValue[];
} {
  const asked = new Set(search.getAll(TAG_PARAMETER).filter((value) => value !== ''));
  const chosen = TOUR_TAGS.filter((tag) => asked.delete(tag));
  return { chosen, unknown: [...asked].map((value) => ({ parameter: TAG_PARAMETER, value })) };
}
