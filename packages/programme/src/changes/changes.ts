import type { Story } from '@inktvis/content';
import { type Occurrence, sortOccurrences } from '../occurrences.ts';
import type { StatusName } from '../status.ts';

/** What can have changed of an item, most urgent first (docs/decisions/019). */
export type ChangeKind = Extract<StatusName, 'off' | 'sold' | 'time' | 'place' | 'back' | 'last' | 'new'>;

/** What changed of a programme item since the programme was announced. */
export type Change = {
  readonly occurrence: Occurrence;
  /** Most urgent first, at least one. A cancelled item is only that: its new hour no longer matters. */
  readonly kinds: readonly [ChangeKind, ...ChangeKind[]];
  /** When it became known; null when the content does not credibly say. */
  readonly reportedAt: Date | null;
};

const FLAG_KINDS = [
  ['ander-uur', 'time'],
  ['ander-podium', 'place'],
  ['weer-plaats', 'back'],
] as const;

/**
 * When an item was last reported to be different: the editor's own field, else its latest publication. A story that was
 * published once, as all are after a move to another space, says nothing.
 */
function republishedAt({ content, publishedAt, firstPublishedAt }: Occurrence): Date | null {
  if (content.changedAt) return content.changedAt;
  return publishedAt && firstPublishedAt && publishedAt > firstPublishedAt ? publishedAt : null;
}

function kindsOf(occurrence: Occurrence, isNew: boolean, isReported: boolean): ChangeKind[] {
  const { flags } = occurrence.content;
  if (flags.includes('geannuleerd')) return ['off'];
  const kinds: ChangeKind[] = [];
  const isSoldOut = flags.includes('uitverkocht');
  // Items may be sold out or nearly full when they are announced: that is a change only when it was reported later.
  if (isSoldOut && isReported) kinds.push('sold');
  for (const [flag, kind] of FLAG_KINDS)
    if (flags.includes(flag) && !(kind === 'back' && isSoldOut)) kinds.push(kind);
  if (flags.includes('laatste-plaatsen') && !isSoldOut && isReported) kinds.push('last');
  if (isNew) kinds.push('new');
  return kinds;
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
