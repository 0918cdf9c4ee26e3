import { dayData, festivalData } from '../../seo/festival.ts';
import { briefOccurrence } from '../../seo/occurrence.ts';
import { readFestival } from '../../seo/read-festival.ts';
import { organisationData } from '../../seo/site.ts';
import type { DescribePage } from '../structured-data.ts';
import type { ProgrammeData } from './load.ts';

/** A day of the festival, with what this page of its programme shows. */
export const describeDay: DescribePage<'date_overview', ProgrammeData> = async (
  story,
  { results },
  context,
) => {
  const read = await readFestival(context.content);
  if (!read.ok) return { structuredData: [], complete: false };
  const { festival } = read.value;
  const shown = results.layout === 'cards' ? results.shown : [];
  const structuredData = [
    organisationData(context),
    ...festivalData(festival, context),
    dayData(
      story,
      festival,
      context,
      shown.map((one) => briefOccurrence(one, festival, context)),
    ),
  ];
  return { structuredData, complete: true };
};
