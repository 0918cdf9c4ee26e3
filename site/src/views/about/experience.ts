import { festivalThing } from '../../seo/festival.ts';
import { occurrenceThing, ownDates } from '../../seo/occurrence.ts';
import { absolute, organisationThing } from '../../seo/site.ts';
import type { ExperienceData } from '../experience/load.ts';
import type { About } from './about.ts';
import { readFestival } from './read-festival.ts';

/** An experience: an event for each of its times. */
export const aboutExperience: About<'experience', ExperienceData> = async (story, data, context) => {
  const read = await readFestival(context.content);
  if (!read.ok) return { things: [], complete: false };
  const { festival } = read.value;
  const tickets = data.tickets && absolute(data.tickets.href, context);
  const facts = { experience: story, festival, tickets };
  const events =
    data.occurrences.length > 0
      ? data.occurrences.map((one) => occurrenceThing(one, facts, context))
      : ownDates(facts, context);
  const things =
    events.length > 0 ? [organisationThing(context), ...festivalThing(festival, context), ...events] : [];
  return { things, complete: true };
};
