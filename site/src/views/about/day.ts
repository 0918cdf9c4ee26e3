import { dayThing, festivalThing } from '../../seo/festival.ts';
import { briefOccurrence } from '../../seo/occurrence.ts';
import { organisationThing } from '../../seo/site.ts';
import type { ProgrammeData } from '../programme/load.ts';
import type { About } from './about.ts';
import { readFestival } from './read-festival.ts';

/** A day of the festival, with what this page of its programme shows. */
export const aboutDay: About<'date_overview', ProgrammeData> = async (story, { results }, context) => {
  const read = await readFestival(context.content);
  if (!read.ok) return { things: [], complete: false };
  const { festival } = read.value;
  const shown = results.layout === 'cards' ? results.shown : [];
  const things = [
    organisationThing(context),
    ...festivalThing(festival, context),
    dayThing(
      story,
      festival,
      context,
      shown.map((one) => briefOccurrence(one, festival, context)),
    ),
  ];
  return { things, complete: true };
};
