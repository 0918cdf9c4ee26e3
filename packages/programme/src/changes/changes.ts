import type { Story } from '@inktvis/content';
import { type Occurrence, sortOccurrences } from '../occurrences.ts';
import { announcedStatuses, type ReportedStatus } from '../status.ts';

export type Change = ReturnType<typeof changesOf>[number];

/** The editor's own field, else the latest publication; published once, as all are after a move of spaces, says nothing. */
function republishedAt({ content, publishedAt, firstPublishedAt }: Occurrence): Date | null {
  if (content.changedAt) return content.changedAt;
  return publishedAt && firstPublishedAt && publishedAt > firstPublishedAt ? publishedAt : null;
}

/** A cancelled item is only that: its new hour no longer matters. */
function kindsOf(occurrence: Occurrence, isNew: boolean, isReported: boolean): ReportedStatus[] {
  // Sold out or nearly full from the start is no change; what is new follows from the announcement, not from the flag.
  const kinds = announcedStatuses(occurrence).filter(
    (name) => name !== 'new' && (isReported || (name !== 'sold' && name !== 'last')),
  );
  return isNew && kinds[0] !== 'off' ? [...kinds, 'new'] : kinds;
}

/** As the editors say. Null when the overview was published later: in another space each story looks new. */
export function announcedAt({ content, firstPublishedAt }: Story<'default_date_overview'>): Date | null {
  const { announcedAt: announced } = content;
  return announced && firstPublishedAt && firstPublishedAt <= announced ? announced : null;
}

/** What changed, by start; nothing is new where `announced` is null. It depends on the stories alone: all instances agree. */
export function changesOf(programme: readonly Occurrence[], announced: Date | null) {
  return sortOccurrences(programme).flatMap((occurrence) => {
    const { firstPublishedAt } = occurrence;
    const isNew = announced !== null && firstPublishedAt !== null && firstPublishedAt > announced;
    const republished = republishedAt(occurrence);
    const [first, ...others] = kindsOf(occurrence, isNew, republished !== null);
    if (!first) return [];
    /** Null when the content does not credibly say. */
    const reportedAt = republished ?? (isNew ? firstPublishedAt : null);
    const kinds: readonly [ReportedStatus, ...ReportedStatus[]] = [first, ...others];
    return [{ occurrence, kinds, reportedAt }];
  });
}
