import { dayData, festivalData } from '../../seo/festival.ts';
import { briefOccurrence } from '../../seo/occurrence.ts';
import { readFestival } from '../../seo/read-festival.ts';
import { organisationData } from '../../seo/site.ts';
import type { DescribePage } from '../structured-data.ts';
import type { LoadedProgramme } from './load.ts';

/** A day of the festival, with what this page of its programme shows. */
export const describeDay: DescribePage<'date_overview', LoadedProgramme> = async (story, data, context) => {
  const read = await readFestival(context.content);
  if (!read.ok) return { structuredData: [], complete: false };
  const { festival } = read.value;
  const shown = data.kind === 'list' ? data.shown : [];
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
