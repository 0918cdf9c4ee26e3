import type { Story } from '@inktvis/content';
import { type Occurrence, sortOccurrences } from '../occurrences.ts';
import { announcedStatuses, type ReportedStatus } from '../status.ts';

/** What changed of a programme item since the programme was announced. */
export type Change = {
  readonly occurrence: Occurrence;
  /** Most urgent first, at least one. A cancelled item is only that: its new hour no longer matters. */
  readonly kinds: readonly [ReportedStatus, ...ReportedStatus[]];
  /** When it became known; null when the content does not credibly say. */
  readonly reportedAt: Date | null;
};

/**
 * When an item was last reported to be different: the editor's own field, else its latest publication. A story that was
 * published once, as all are after a move to another space, says nothing.
 */
function republishedAt({ content, publishedAt, firstPublishedAt }: Occurrence): Date | null {
  if (content.changedAt) return content.changedAt;
  return publishedAt && firstPublishedAt && publishedAt > firstPublishedAt ? publishedAt : null;
}

function kindsOf(occurrence: Occurrence, isNew: boolean, isReported: boolean): ReportedStatus[] {
  // Items may be sold out or nearly full when they are announced: that is a change only when it was reported later. What is
  // new follows from the announcement, not from the flag.
  const kinds = announcedStatuses(occurrence).filter(
    (name) => name !== 'new' && (isReported || (name !== 'sold' && name !== 'last')),
  );
  return isNew && kinds[0] !== 'off' ? [...kinds, 'new'] : kinds;
}

/**
 * When the programme was announced, as the editors say on its overview. Null when they do not, or when that page itself
 * was published later: the stories were then moved to another space, where each looks new.
 */
export function announcedAt({ content, firstPublishedAt }: Story<'default_date_overview'>): Date | null {
  const { announcedAt: announced } = content;
  return announced && firstPublishedAt && firstPublishedAt <= announced ? announced : null;
}

/**
 * Everything that changed since the programme was announced, by start. Depends on the stories alone, so that all
 * instances, restarted or not, give the same result.
 * @param announced When the programme was announced: what was first published later is new. Null: nothing is new.
 */
export function changesOf(programme: readonly Occurrence[], announced: Date | null): Change[] {
  return sortOccurrences(programme).flatMap((occurrence) => {
    const { firstPublishedAt } = occurrence;
    const isNew = announced !== null && firstPublishedAt !== null && firstPublishedAt > announced;
    const republished = republishedAt(occurrence);
    const [first, ...others] = kindsOf(occurrence, isNew, republished !== null);
    if (!first) return [];
    const reportedAt = republished ?? (isNew ? firstPublishedAt : null);
    return [{ occurrence, kinds: [first, ...others] as const, reportedAt }];
  });
}
