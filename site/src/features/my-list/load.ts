import type { ContentClient, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { everythingOf } from '@inktvis/programme/edition';
import { type Occurrence, phaseOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { SHARED_IDS } from '@inktvis/programme/paths';
import { isBookable } from '@inktvis/programme/status';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';
import { type SharedList, sharedList } from './shared/shared-list.ts';

/** The list of somebody else, or the page of the visitor's own, with a card beside its explanation. */
export type MyListData =
  | { readonly kind: 'shared'; readonly list: SharedList }
  | { readonly kind: 'own'; readonly card: ExperienceCardProps | null; readonly storable: boolean };

/** A card to show how the ribbon works: the next item with a picture that a visitor can attend, else any. */
function sampleCard(programme: readonly Occurrence[], now: Date): ExperienceCardProps | null {
  const shown = sortOccurrences(programme).flatMap((occurrence) => {
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

/**
 * The visitor's own list, the same page for everybody: only the browser knows what is on it. With `?b=4k.7m.a2` a shared
 * list, which cannot be shown without the programme.
 */
export async function loadMyList(
  content: ContentClient,
  { url, now }: { readonly url: URL; readonly now: Date },
): Promise<Read<MyListData>> {
  const ids = url.searchParams.get(SHARED_IDS);
  // A shared list can be of a former edition.
  const programme = await (ids === null ? content : everythingOf(content)).programme();
  if (ids === null) {
    const card = programme.ok ? sampleCard(programme.value, now) : null;
    return ok({ kind: 'own', card, storable: programme.ok });
  }
  return programme.ok ? ok({ kind: 'shared', list: sharedList(ids, programme.value) }) : programme;
}
