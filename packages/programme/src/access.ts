import type { Story } from '@inktvis/content';
import { ACCESS, type AccessName } from '@inktvis/content/vocabularies';
import type { Occurrence } from './occurrences.ts';

export type { AccessName };
/** The words are those of the access signs: a sign is never shown without its word. */
export const { names: ACCESS_NAMES, labels: accessLabels } = ACCESS;

export const isAccessName = (word: string): word is AccessName => Object.hasOwn(accessLabels, word);

export const ACCESS_PAGE = '/toegankelijkheid';

/** The facts of a time and place: of its experience, its own (an interpreter on one day), and of the building it is in. */
export function itemAccess(experience: Story<'experience'> | null, occurrence: Occurrence | null) {
  const place = occurrence?.content.location ?? experience?.content.location;
  return ACCESS_NAMES.filter(
    (name) =>
      experience?.content.access.includes(name) ||
      occurrence?.content.access.includes(name) ||
      (ACCESS.values[name].isOfPlace && place?.content.access.includes(name)),
  );
}
