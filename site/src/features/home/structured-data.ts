import { dayData, festivalData } from '../../seo/festival.ts';
import { pictureOf } from '../../seo/picture.ts';
import { festivalOf } from '../../seo/read-festival.ts';
import { organisationData, websiteData } from '../../seo/site.ts';
import { hasMascot } from '../../ui/brand.ts';
import type { DescribePage } from '../structured-data.ts';

/** Path of the search page (requirements 2.2). */
const SEARCH_PATH = '/zoeken';
/** The logo as a picture; another brand has none. */
const LOGO = '/icon-512.png';

/** The site, who makes it, and the festival with its days. */
export const describeHome: DescribePage<'home', unknown> = async (story, _data, context) => {
  const [globals, days] = await Promise.all([context.content.globals(), context.content.days()]);
  if (!globals.ok || !days.ok) return { structuredData: [], complete: false };
  const festival = festivalOf(story.content, globals.value);
  const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
  const structuredData = [
    websiteData(context, SEARCH_PATH),
    organisationData(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
    ...festivalData(festival, context, {
      days: days.value.map((day) => dayData(day, festival, context)),
      image: pictureOf(story.content.image, context),
    }),
  ];
  return { structuredData, complete: true };
};
