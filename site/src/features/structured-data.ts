import type { PageTypeName, Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { SEARCH } from '../layout/sections.ts';
import { dayData, festivalData, festivalOf, readFestival } from '../seo/festival.ts';
import type { StructuredData } from '../seo/json-ld.ts';
import { experienceData, occurrenceData, occurrenceSummary } from '../seo/occurrence.ts';
import { absolute, organisationData, pictureOf, websiteData } from '../seo/site.ts';
import type { ExperienceData } from './experience/load.ts';
import type { LoadedProgramme } from './programme/load.ts';
import type { ViewContext } from './view.ts';

/** The structured data of a page, for search engines. */
export type PageData = {
  readonly structuredData: readonly StructuredData[];
  /** False if something of it could not be read: show the page, but do not store it. */
  readonly complete: boolean;
};

/** Reads the structured data of the page of a story; `data` is what the loader of its view read. */
export type ReadPageData<T extends PageTypeName, Data> = (
  story: Story<T>,
  data: Data,
  context: ViewContext,
) => Promise<PageData>;

/** Structured data that needs nothing but the story. */
export const storyPageData =
  <T extends PageTypeName>(
    describe: (story: Story<T>, context: ViewContext) => readonly StructuredData[],
  ): ReadPageData<T, unknown> =>
  async (story, _data, context) => ({ structuredData: describe(story, context), complete: true });

const UNREAD: PageData = { structuredData: [], complete: false };

/** The logo as a picture, of the demo brand. */
const LOGO = '/icon-512.png';

/** The home page: the site, its organisation, and the festival with its days. */
export const homePageData: ReadPageData<'home', unknown> = async (story, _data, context) => {
  const [globals, days] = await Promise.all([context.content.globals(), context.content.days()]);
  if (!globals.ok || !days.ok) return UNREAD;
  const festival = festivalOf(story.content, globals.value);
  const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
  const structuredData = [
    websiteData(context, SEARCH),
    organisationData(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
    ...festivalData(festival, context, {
      days: days.value.map((day) => dayData(day, festival, context)),
      image: pictureOf(story.content.image, context),
    }),
  ];
  return { structuredData, complete: true };
};

/** An experience: an event for each of its programme items. */
export const experiencePageData: ReadPageData<'experience', ExperienceData> = async (
  story,
  data,
  context,
) => {
  const read = await readFestival(context.content);
  if (!read.ok) return UNREAD;
  const festival = read.value;
  const tickets = data.tickets && absolute(data.tickets.href, context);
  const facts = { experience: story, festival, tickets };
  const events =
    data.occurrences.length > 0
      ? data.occurrences.map((one) => occurrenceData(one, facts, context))
      : experienceData(facts, context);
  const structuredData =
    events.length > 0 ? [organisationData(context), ...festivalData(festival, context), ...events] : [];
  return { structuredData, complete: true };
};

/** A day of the festival, with the items that this page of its programme shows. */
export const dayPageData: ReadPageData<'date_overview', LoadedProgramme> = async (story, data, context) => {
  const read = await readFestival(context.content);
  if (!read.ok) return UNREAD;
  const festival = read.value;
  const shown = data.kind === 'list' ? data.shown : [];
  const structuredData = [
    organisationData(context),
    ...festivalData(festival, context),
    dayData(
      story,
      festival,
      context,
      shown.map((one) => occurrenceSummary(one, festival, context)),
    ),
  ];
  return { structuredData, complete: true };
};
