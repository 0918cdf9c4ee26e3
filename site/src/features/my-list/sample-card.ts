import type { Story } from '@inktvis/content';
import { type Occurrence, phaseOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';

type Shown = { readonly experience: Story<'experience'>; readonly occurrence: Occurrence };

/** A card to show how the ribbon works: the next item with a picture that a visitor can attend, else any. */
export function sampleCard(programme: readonly Occurrence[], now: Date): ExperienceCardProps | null {
  const shown = sortOccurrences(programme).flatMap((occurrence): Shown[] => {
    const { experience } = occurrence.content;
    return experience?.content.image ? [{ experience, occurrence }] : [];
  });
  const open = shown.find(
    ({ occurrence }) => phaseOf(occurrence, now) === 'upcoming' && isBookable(occurrence, now),
  );
  const chosen = open ?? shown[0];
  // The card is rendered right below the heading of the page.
  return chosen ? { ...experienceCard(chosen.experience, [chosen.occurrence], now), headingLevel: 2 } : null;
}
