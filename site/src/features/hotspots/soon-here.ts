import type { Content, Story } from '@inktvis/content';
import { slugOf } from '@inktvis/foundation/slug';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { locationOf, type Occurrence, phaseOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';

/** The number of items that a hotspot shows. */
const MAX_SHOWN = 3;

/** A name for comparing: without soft hyphens, accents, case and punctuation. */
const plain = (name: string): string => slugOf(withoutSoftHyphens(name));

/**
 * The programme that is still to come at a hotspot, by start. The content does not link the two: an item takes place at
 * a hotspot when its location or the hall of its location has the name or the address of the hotspot.
 */
export function soonHere(
  { title, address }: Pick<Content<'hotspot_kortrijk'>, 'title' | 'address'>,
  programme: readonly Occurrence[],
  now: Date,
): readonly ExperienceCardProps[] {
  const names = new Set([title, address].map(plain).filter(Boolean));
  const known = new Map<string, boolean>();
  const isHere = (location: Story<'location'>): boolean => {
    const before = known.get(location.uuid);
    if (before !== undefined) return before;
    const here = [location.content.title, location.content.hall].some((name) => names.has(plain(name)));
    known.set(location.uuid, here);
    return here;
  };
  const found = programme.filter((one) => {
    const location = locationOf(one);
    return location && isHere(location) && phaseOf(one, now) !== 'past';
  });
  return sortOccurrences(found)
    .flatMap((one) => {
      const { experience } = one.content;
      return experience ? [experienceCard(experience, [one], now)] : [];
    })
    .slice(0, MAX_SHOWN);
}
