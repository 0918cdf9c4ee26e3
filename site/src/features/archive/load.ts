import type { ContentClient, Read } from '@inktvis/content/client';
import { formatDate, formatDayFull, formatDayMonth } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { edition } from '@inktvis/messages/edition';
import { capital, fill } from '@inktvis/messages/fill';
import { programme as words } from '@inktvis/messages/programme';
import { formerEdition } from '@inktvis/programme/edition';
import { isOnDay } from '@inktvis/programme/occurrences';
import { nameList } from '@inktvis/programme/people/name-list';
import { fullName } from '@inktvis/programme/people/people';
import { counted } from '../../cards/text.ts';

/** A former edition: its days, and everybody who was there with what they did. */
export type Archive = {
  readonly title: string;
  readonly intro: string;
  readonly days: readonly { readonly href: string; readonly words: string; readonly count: string }[];
  readonly names: readonly {
    readonly slug: string;
    readonly name: string;
    readonly at: readonly (readonly [href: string, title: string])[];
  }[];
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
    days: days.value.map(({ href, content: { date } }) => ({
      href,
      words: capital(formatDayFull(date)),
      count: counted(
        programme.value.filter((item) => isOnDay(item, date)).length,
        words.count_one,
        words.count_many,
      ),
    })),
    names: nameList(programme.value).map((person) => ({
      slug: person.slug,
      name: fullName(person),
      at: [
        ...new Map(
          person.appearances.flatMap(({ occurrence }) => {
            const { experience } = occurrence.content;
            return experience ? [[experience.href, experience.content.title] as const] : [];
          }),
        ),
      ],
    })),
  });
}
