import { dayThing, festivalThing } from '../../seo/festival.ts';
import { pictureOf } from '../../seo/picture.ts';
import { organisationThing, websiteThing } from '../../seo/site.ts';
import { hasMascot } from '../../ui/brand.ts';
import type { About } from './about.ts';
import { festivalOf } from './read-festival.ts';

/** Path of the search page (specification 2.2). */
const SEARCH_PATH = '/zoeken';
/** The logo as a picture; another brand has none. */
const LOGO = '/icon-512.png';

/** The site, who makes it, and the festival with its days. */
export const aboutHome: About<'home', unknown> = async (story, _data, context) => {
  const [globals, days] = await Promise.all([context.content.globals(), context.content.days()]);
  if (!globals.ok || !days.ok) return { things: [], complete: false };
  const festival = festivalOf(story.content, globals.value);
  const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
  const things = [
    websiteThing(context, SEARCH_PATH),
    organisationThing(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
    ...festivalThing(festival, context, {
      days: days.value.map((day) => dayThing(day, festival, context)),
      image: pictureOf(story.content.image, context),
    }),
  ];
  return { things, complete: true };
};
