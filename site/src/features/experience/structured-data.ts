import { festivalData } from '../../seo/festival.ts';
import { occurrenceData, ownDates } from '../../seo/occurrence.ts';
import { readFestival } from '../../seo/read-festival.ts';
import { absolute, organisationData } from '../../seo/site.ts';
import type { DescribePage } from '../structured-data.ts';
import type { ExperienceData } from './load.ts';

/** An experience: an event for each of its times. */
export const describeExperience: DescribePage<'experience', ExperienceData> = async (
  story,
  data,
  context,
) => {
  const read = await readFestival(context.content);
  if (!read.ok) return { structuredData: [], complete: false };
  const { festival } = read.value;
  const tickets = data.tickets && absolute(data.tickets.href, context);
  const facts = { experience: story, festival, tickets };
  const events =
    data.occurrences.length > 0
      ? data.occurrences.map((one) => occurrenceData(one, facts, context))
      : ownDates(facts, context);
  const structuredData =
    events.length > 0 ? [organisationData(context), ...festivalData(festival, context), ...events] : [];
  return { structuredData, complete: true };
};
