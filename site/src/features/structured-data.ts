import type { PageTypeName, Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { festivalData, festivalOf, readFestival } from '../seo/festival.ts';
import type { StructuredData } from '../seo/json-ld.ts';
import { occurrenceData } from '../seo/occurrence.ts';
import { absolute, organisationData, pictureOf, websiteData } from '../seo/site.ts';
import type { ExperienceData } from './experience/load.ts';
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

/** The home page: the site, its organisation, and the festival. */
export const homePageData: ReadPageData<'home', unknown> = async ({ content }, _data, context) => {
  const globals = await context.content.globals();
  if (!globals.ok) return null;
  const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
  return [
    websiteData(context),
    organisationData(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
    ...festivalData(festivalOf(content, globals.value), context, pictureOf(content.image, context)),
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
