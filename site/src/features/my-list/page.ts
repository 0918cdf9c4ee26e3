import { ok } from '@inktvis/foundation/result';
import { myList as words } from '@inktvis/messages/my-list';
import { everythingOf } from '@inktvis/programme/edition';
import { scheduleEntry } from '@inktvis/programme/export/schedule-entry';
import { type Occurrence, occurrenceKey, phaseOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { MY_LIST_PATH, SHARED_IDS, sharedIds } from '@inktvis/programme/paths';
import { scheduleItem } from '@inktvis/programme/schedule/document';
import { isBookable } from '@inktvis/programme/status';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';
import { defineFixedPage } from '../page-kind.ts';
import { type ListItem, listItem } from './list-item.ts';

/** The list of somebody else, by start, and how many of it no longer exist; or the page of the visitor's own, with a card beside its explanation. */
type MyListData =
  | { readonly kind: 'shared'; readonly items: readonly ListItem[]; readonly gone: number }
  | { readonly kind: 'own'; readonly card: ExperienceCardProps | null };

/** What the programme has of the list of `?b=`, by start; `base`: any address of the site. */
export function sharedList(
  parameter: string,
  programme: readonly Occurrence[],
  base: string,
): readonly ListItem[] {
  const ids = new Set(sharedIds(parameter));
  return sortOccurrences(programme.filter((one) => ids.has(occurrenceKey(one)))).flatMap((occurrence) =>
    listItem(scheduleItem(scheduleEntry(occurrence, base))),
  );
}

/** A card to show how the ribbon works: the next item with a picture that a visitor can attend, else any. */
function sampleCard(programme: readonly Occurrence[], now: Date): ExperienceCardProps | null {
  const shown = sortOccurrences(programme).filter(({ content }) => content.experience?.content.image);
  const open = shown.find((one) => phaseOf(one, now) === 'upcoming' && isBookable(one, now));
  const chosen = open ?? shown[0];
  if (!chosen?.content.experience) return null;
  return { ...experienceCard(chosen.content.experience, [chosen], now), headingLevel: 2 };
}

const head = { noindex: true };

/** The visitor's own list, the same page for everybody; or, with `?b=4k.7m`, a shared one: not cached, as there are too many. */
export const myListPage = defineFixedPage<MyListData>({
  template: 'my-list/Page',
  isAt: (path) => path === MY_LIST_PATH,
  async load({ content, url, now }) {
    const ids = url.searchParams.get(SHARED_IDS);
    // A shared list can be of a former edition.
    const programme = await (ids === null ? content : everythingOf(content)).programme();
    if (ids === null) {
      const data = { kind: 'own', card: programme.ok ? sampleCard(programme.value, now) : null } as const;
      const { title, intro } = words;
      return ok({ data, title, intro, colour: 'orange', head, storable: programme.ok });
    }
    if (!programme.ok) return programme;
    const items = sharedList(ids, programme.value, url.origin);
    const data = { kind: 'shared', items, gone: sharedIds(ids).length - items.length } as const;
    const { shared_heading: title, shared_intro: intro } = words;
    return ok({ data, title, intro, colour: 'blue', head, storable: false });
  },
  sitemap: null,
  card: null,
});
