import type { Story } from '@inktvis/content';
import type { Day } from '@inktvis/foundation/brussels';
import type { StructuredData } from './json-ld.ts';
import { timeOfDay } from './offset-time.ts';
import { type Venue, venueThing } from './place.ts';
import { festivalId, organisationId, type Site } from './site.ts';

/** What is known of the festival as a whole. */
export type Festival = {
  readonly first: Day | null;
  readonly last: Day | null;
  readonly description: string;
  readonly venue: Venue | null;
};

/** What the festival and everything in it has in common: it is where it is, and takes place as planned. */
const ON_SITE = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

const placeOf = ({ venue }: Festival): StructuredData | undefined => (venue ? venueThing(venue) : undefined);

/**
 * The festival, with its days when they are given. Without a first day there is no date to tell, and no festival.
 * `image` is the full address of a picture of it.
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
      ...festivalId(site),
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

/** One day of the festival, from when it opens to when it closes; `events` is what takes place on it. */
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
    // Doors that close after midnight would need the next day, which the content does not tell.
    endDate: start && end && end > start ? end : date,
    ...ON_SITE,
    location: placeOf(festival),
    organizer: organisationId(site),
    superEvent: festivalId(site),
    subEvent: events,
  };
}
