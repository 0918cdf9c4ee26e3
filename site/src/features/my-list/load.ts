import type { ContentClient, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { everythingOf } from '@inktvis/programme/edition';
import { SHARED_IDS } from '@inktvis/programme/paths';
import type { ExperienceCardProps } from '../../cards/experience/ExperienceCard.tsx';
import { sampleCard } from './sample-card.ts';
import { type SharedList, sharedList } from './shared/shared-list.ts';

/** The list of somebody else, or the page of the visitor's own, with a card beside its explanation. */
export type MyListData =
  | { readonly kind: 'shared'; readonly list: SharedList }
  | { readonly kind: 'own'; readonly card: ExperienceCardProps | null; readonly storable: boolean };

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
