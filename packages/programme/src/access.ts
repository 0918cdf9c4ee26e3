import type { Content, Story } from '@inktvis/content';
import type { Occurrence } from './occurrences.ts';

/** An access provision of an experience, one of its dates or a place (requirements D10). */
export type AccessName = Content<'experience'>['access'][number];

/** The words of the access signs; a sign is never shown without its word. */
export const accessLabels: { readonly [name in AccessName]: string } = {
  rolstoel: 'Rolstoel',
  ringleiding: 'Ringleiding',
  gebarentaal: 'Vlaamse Gebarentaal',
  prikkelarm: 'Prikkelarm',
};

/** The page on which the editors say what there is for whom. */
export const ACCESS_PAGE = '/toegankelijkheid';

/** Whether a word is the name of a fact of access. */
export const isAccessName = (word: string): word is AccessName => Object.hasOwn(accessLabels, word);

/** In the order they are shown in. */
export const ACCESS_NAMES: readonly AccessName[] = ['rolstoel', 'ringleiding', 'gebarentaal', 'prikkelarm'];

/** Facts of a building. The others are about what happens in it: a quiet room can hold a loud evening. */
const OF_THE_PLACE: readonly AccessName[] = ['rolstoel', 'ringleiding'];

/**
 * The facts of access of one time and place: those of its experience, those it adds itself (an interpreter on one
 * day), and those of the building it is in. Without an occurrence those of the experience and its own place.
 */
export function itemAccess(
  experience: Story<'experience'> | null,
  occurrence: Occurrence | null,
): readonly AccessName[] {
  const place = occurrence?.content.location ?? experience?.content.location;
  return ACCESS_NAMES.filter(
    (name) =>
      experience?.content.access.includes(name) ||
      occurrence?.content.access.includes(name) ||
      (OF_THE_PLACE.includes(name) && place?.content.access.includes(name)),
  );
}
