import type { PageTypeName, Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { SEARCH } from '../layout/sections.ts';
import { dayData, festivalData, festivalOf, readFestival } from '../seo/festival.ts';
import type { StructuredData } from '../seo/json-ld.ts';
import { occurrenceData, occurrenceSummary } from '../seo/occurrence.ts';
import { absolute, organisationData, pictureOf, websiteData } from '../seo/site.ts';
import type { ExperienceData } from './experience/load.ts';
import type { LoadedProgramme } from './programme/load.ts';
import type { ViewContext } from './view.ts';

/**
 * Reads the structured data of the page of a story, for search engines; `data` is what the loader of its view read. Null if
 * something of it could not be read: the page is shown, but not stored.
 */
export type ReadPageData<T extends PageTypeName, Data> = (
  story: Story<T>,
  data: Data,
  context: ViewContext,
) => Promise<readonly StructuredData[] | null>;

/** The logo as a picture, of the demo brand. */
const LOGO = '/icon-512.png';

/** The home page: the site, its organisation, and the festival with its days. */
export const homePageData: ReadPageData<'home', unknown> = async (story, _data, context) => {
  const [globals, days] = await Promise.all([context.content.globals(), context.content.days()]);
  if (!globals.ok || !days.ok) return null;
  const festival = festivalOf(story.content, globals.value);
  const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
  return [
    websiteData(context, SEARCH),
    organisationData(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
    ...festivalData(festival, context, {
      days: days.value.map((day) => dayData(day, festival, context)),
      image: pictureOf(story.content.image, context),
    }),
  ];
};

/** An experience: an event for each of its programme items. */
export const experiencePageData: ReadPageData<'experience', ExperienceData> = async (
  story,
  data,
  context,
) => {
  const read = await readFestival(context.content);
  if (!read.ok) return null;
  const festival = read.value;
  const tickets = data.tickets && absolute(data.tickets.href, context);
  const facts = { experience: story, festival, tickets };
  const events = data.occurrences.map((one) => occurrenceData(one, facts, context));
  return events.length > 0 ? [organisationData(context), ...festivalData(festival, context), ...events] : [];
};

/** A day of the festival, with the items that this page of its programme shows. */
export const dayPageData: ReadPageData<'date_overview', LoadedProgramme> = async (story, data, context) => {
  const read = await readFestival(context.content);
  if (!read.ok) return null;
  const festival = read.value;
  const shown = data.kind === 'list' ? data.shown : [];
  return [
    organisationData(context),
    ...festivalData(festival, context),
    dayData(
      story,
      festival,
      context,
      shown.map((one) => occurrenceSummary(one, festival, context)),
    ),
  ];
};
