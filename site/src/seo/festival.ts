import type { Content } from '@inktvis/content';
import type { ContentClient, Globals, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { venueOf } from '@inktvis/programme/export/schedule-entry';
import type { StructuredData } from './json-ld.ts';
import { type Venue, venueAt, venueData } from './places.ts';
import { festivalId, organisationId, type Site } from './site.ts';

export type Festival = {
  readonly first: Day | null;
  readonly last: Day | null;
  readonly description: string;
  readonly venue: Venue | null;
};

/** The festival. Nothing without a first day, because an event needs a date. `image`: the full address of a picture. */
export function festivalData(
  { first, last, description, venue }: Festival,
  site: Site,
  image: string | null = null,
): readonly StructuredData[] {
  if (first === null) return [];
  return [
    {
      '@type': 'Festival',
      ...festivalId(site, first),
      name: site.brand,
      url: `${site.canonicalBase}/`,
      description,
      image,
      startDate: first,
      endDate: last ?? first,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: venue && venueData(venue),
      organizer: organisationId(site),
    },
  ];
}

export const festivalOf = (home: Content<'home'> | null, globals: Globals): Festival => ({
  first: home?.startDate ?? null,
  last: home?.endDate ?? null,
  description: home?.intro ?? '',
  venue: home && venueAt(home.venue, venueOf(globals)),
});

/** Reads the festival. An error if the home page or the footer cannot be read. */
export async function readFestival(content: ContentClient): Promise<Read<Festival>> {
  const read = await allOk([content.page('home'), content.globals()]);
  if (!read.ok) return read;
  const [home, globals] = read.value;
  return ok(festivalOf(home?.type === 'home' ? home.content : null, globals));
}
