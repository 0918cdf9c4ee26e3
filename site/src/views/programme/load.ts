import type { Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience-card.ts';
import { type StripDay, stripDays } from '../../programme/date-strip.ts';
import { isOnDay, type Occurrence, sortOccurrences } from '../../programme/occurrences.ts';
import { type Paging, paginate } from '../../programme/pagination.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';

export type ProgrammeData = {
  readonly days: readonly StripDay[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly items: readonly { readonly uuid: string; readonly card: ExperienceCardProps }[];
  readonly paging: Paging;
};

/** An item whose experience is gone has nothing to show. */
const experienceOf = (occurrence: Occurrence): Story<'experience'> | null => occurrence.content.experience;

/** The programme of one day, or of all days when `day` is null. */
async function loadItems(day: Day | null, context: ViewContext): Promise<Read<Loaded<ProgrammeData>>> {
  const { content, now, url } = context;
  const [programme, days] = await Promise.all([content.programme(), content.days()]);
  if (!programme.ok) return programme;
  if (!days.ok) return days;

  const known = programme.value.filter((one) => experienceOf(one) !== null);
  const shown = sortOccurrences(known).filter((one) => day === null || isOnDay(one, day));
  const { items, paging } = paginate(shown, url.searchParams);
  const counts = new Map(
    days.value.map(({ content: { date } }) => [date, known.filter((one) => isOnDay(one, date)).length]),
  );
  return ok({
    data: {
      days: stripDays(days.value, now, { selected: day, counts }),
      total: shown.length,
      items: items.flatMap((occurrence) => {
        const experience = experienceOf(occurrence);
        const card = experience && experienceCard(experience, [occurrence], now);
        return card ? [{ uuid: occurrence.uuid, card }] : [];
      }),
      paging,
    },
    paging,
  });
}

/** The whole programme. */
export const loadProgramme: Load<'default_date_overview', ProgrammeData> = (_story, context) =>
  loadItems(null, context);

/** The programme of one day. */
export const loadDay: Load<'date_overview', ProgrammeData> = (story, context) =>
  loadItems(story.content.date, context);
