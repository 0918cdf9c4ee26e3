import type { Content, Story } from '@inktvis/content';
import type { ContentClient, Globals, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import type { StructuredData } from './json-ld.ts';
import { timeOfDay } from './offset-time.ts';
import { type Venue, venueData, venueOf } from './places.ts';
import { festivalId, organisationId, type Site } from './site.ts';

/** The festival as a whole. */
export type Festival = {
  readonly first: Day | null;
  readonly last: Day | null;
  readonly description: string;
  readonly venue: Venue | null;
};

/** What the festival and its days have in common: they are on site, and take place as planned. */
const ON_SITE = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

const placeOf = ({ venue }: Festival): StructuredData | undefined => (venue ? venueData(venue) : undefined);

/**
 * The festival, with its days if given. Nothing without a first day, because an event needs a date. `image`: the full
 * address of a picture.
 */
export function festivalData(
  festival: Festival,
  site: Site,
  { days = [], image = null }: { days?: readonly StructuredData[]; image?: string | null } = {},
): readonly StructuredData[] {
  if (festival.first === null) return [];
  return [
    {
      '@type': 'Festival',
      ...festivalId(site, festival.first),
      name: site.brand,
      url: `${site.canonicalBase}/`,
      description: festival.description,
      image,
      startDate: festival.first,
      endDate: festival.last ?? festival.first,
      ...ON_SITE,
      location: placeOf(festival),
      organizer: organisationId(site),
      subEvent: days,
    },
  ];
}

/** One day of the festival, from opening to closing; `events`: what takes place on it. */
export function dayData(
  { href, content: { title, date, opens, closes } }: Story<'date_overview'>,
  festival: Festival,
  site: Site,
  events: readonly StructuredData[] = [],
): StructuredData {
  const start = timeOfDay(date, opens);
  const end = timeOfDay(date, closes);
  return {
    '@type': 'Event',
    '@id': `${site.canonicalBase}${href}#dag`,
    name: `${site.brand} – ${title}`,
    url: site.canonicalBase + href,
    startDate: start ?? date,
    // Doors that close after midnight would need the next day, which the content does not give.
    endDate: start && end && end > start ? end : date,
    ...ON_SITE,
    location: placeOf(festival),
    organizer: organisationId(site),
    superEvent: festivalId(site, festival.first),
    subEvent: events,
  };
}

/** The festival as described by the home page and the footer. */
export const festivalOf = (home: Content<'home'> | null, { footer }: Globals): Festival => ({
  first: home?.startDate ?? null,
  last: home?.endDate ?? null,
  description: home?.intro ?? '',
  venue: home && venueOf(home.venue, footer?.content.address ?? ''),
});

/** Reads the festival. An error if the home page or the footer cannot be read. */
export async function readFestival(content: ContentClient): Promise<Read<Festival>> {
  const [home, globals] = await Promise.all([content.page('home'), content.globals()]);
  if (!home.ok) return home;
  if (!globals.ok) return globals;
  return ok(festivalOf(home.value?.type === 'home' ? home.value.content : null, globals.value));
}
