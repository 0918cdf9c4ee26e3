import type { Story } from '@inktvis/content';
import { offsetTime } from '@inktvis/foundation/brussels';
import { endOf, isAtVenue, type Occurrence, occurrenceKey, titleOf } from '@inktvis/programme/occurrences';
import { fullName, itemPeople } from '@inktvis/programme/people/people';
import { previousStartOf } from '@inktvis/programme/programme-item';
import type { Festival } from '../../seo/festival.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { postalAddress, venueData } from '../../seo/places.ts';
import { absolute, festivalId, organisationId, pictureOf, type Site } from '../../seo/site.ts';

type Content = Occurrence['content'];

const eventStatus = ({ flags }: Content): string => {
  const status = flags.includes('geannuleerd')
    ? 'EventCancelled'
    : flags.includes('ander-uur')
      ? 'EventRescheduled'
      : 'EventScheduled';
  return `https://schema.org/${status}`;
};

/** A podium; one in a hall is inside the venue, which is where the rest is too that has no place yet. */
function placeOf(location: Story<'location'> | null, { venue }: Festival): StructuredData | undefined {
  if (!location) return venue ? venueData(venue) : undefined;
  const { title, hall } = location.content;
  if (!isAtVenue(location.content)) return { '@type': 'Place', name: title, address: hall };
  if (!venue) return { '@type': 'Place', name: title };
  return {
    '@type': 'Place',
    name: title,
    address: venue.address ? postalAddress(venue.address) : undefined,
    containedInPlace: { '@type': 'Place', name: venue.name },
  };
}

const performers = (experience: Story<'experience'>, occurrence: Occurrence): readonly StructuredData[] =>
  itemPeople(experience, occurrence).map((person) => ({ '@type': 'Person', name: fullName(person) }));

/** Where to get tickets, and whether there are any; none for a cancelled item. */
function offers({ flags }: Content, tickets: string | null): StructuredData | undefined {
  if (flags.includes('geannuleerd')) return undefined;
  const availability = flags.includes('uitverkocht')
    ? 'https://schema.org/SoldOut'
    : flags.includes('laatste-plaatsen')
      ? 'https://schema.org/LimitedAvailability'
      : undefined;
  return { '@type': 'Offer', url: tickets, availability };
}

/** `8+` and `8-12` as schema.org writes ages; anything else an editor wrote is left out. */
function ageRange(age: string): string | undefined {
  const [, from, to] = /^(\d{1,2})\s*(?:\+|[-–]\s*(\d{1,2}))$/.exec(age.trim()) ?? [];
  return from && `${from}-${to ?? ''}`;
}

/** What all items of an experience share; `tickets`: the full address of the ticket shop. */
type ExperienceFacts = {
  readonly experience: Story<'experience'>;
  readonly festival: Festival;
  readonly tickets: string | null;
};

export function occurrenceData(
  occurrence: Occurrence,
  { experience, festival, tickets }: ExperienceFacts,
  site: Site,
): StructuredData {
  const { content } = occurrence;
  const { startDate, flags } = content;
  const { intro, image, age, location } = experience.content;
  const url = absolute(experience.href, site);
  const end = endOf(occurrence);
  const previousStart = flags.includes('geannuleerd') ? null : previousStartOf(occurrence);
  return {
    '@type': 'Event',
    '@id': `${url}#${occurrenceKey(occurrence)}`,
    name: titleOf(occurrence),
    url,
    startDate: offsetTime(startDate),
    endDate: end && offsetTime(end),
    eventStatus: eventStatus(content),
    previousStartDate: previousStart ? offsetTime(previousStart) : undefined,
    location: placeOf(content.location ?? location, festival),
    description: intro,
    image: pictureOf(image, site),
    typicalAgeRange: ageRange(age),
    organizer: organisationId(site),
    superEvent: festivalId(site, festival.first),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    performer: performers(experience, occurrence),
    offers: offers(content, tickets),
  };
}
