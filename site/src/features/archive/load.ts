import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { formatDate, formatDayMonth } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { edition } from '@inktvis/messages/edition';
import { fill } from '@inktvis/messages/fill';
import { formerEdition } from '@inktvis/programme/edition';
import type { Occurrence } from '@inktvis/programme/occurrences';

/** A former edition. */
export type Archive = {
  readonly title: string;
  readonly intro: string;
  readonly days: readonly Story<'date_overview'>[];
  readonly programme: readonly Occurrence[];
};

/** The edition of a year; null when there was none. */
export async function loadArchive(year: string, content: ContentClient): Promise<Read<Archive | null>> {
  const edited = await formerEdition(year, content);
  if (!edited.ok) return edited;
  if (!edited.value) return ok(null);
  const { content: own, period } = edited.value;
  const [days, programme] = await Promise.all([own.days(), own.programme()]);
  if (!days.ok) return days;
  if (!programme.ok) return programme;
  return ok({
    title: fill(edition.title, { year }),
    intro: fill(edition.intro, { from: formatDayMonth(period.first), until: formatDate(period.last) }),
    days: days.value,
    programme: programme.value,
  });
}
