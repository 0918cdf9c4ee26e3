import type { Story } from '@inktvis/content';
import { offsetTime } from '@inktvis/foundation/brussels';
import { type Entry, entryOf } from '@inktvis/programme/entry';
import { endOf, isAtVenue, type Occurrence, occurrenceKey, titleOf } from '@inktvis/programme/occurrences';
import { fullName, itemPeople } from '@inktvis/programme/people/people';
import { previousStartOf } from '@inktvis/programme/programme-item';
import type { Festival } from '../../seo/festival.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { pricedOffers } from '../../seo/offers.ts';
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

function availabilityOf({ flags }: Content, state: Entry['state']): string | undefined {
  if (flags.includes('uitverkocht')) return 'https://schema.org/SoldOut';
  if (flags.includes('laatste-plaatsen')) return 'https://schema.org/LimitedAvailability';
  if (state === 'later') return 'https://schema.org/PreOrder';
  return state === 'book' || state === 'door' ? 'https://schema.org/InStock' : undefined;
}

/** What it costs and where it is booked, one offer for each price; of what is included, where festival tickets are. None for a cancelled item. */
function offers(content: Content, entry: Entry, { tickets, url }: { tickets: string | null; url: string }) {
  if (content.flags.includes('geannuleerd')) return undefined;
  const isIncluded = entry.kind === 'inbegrepen';
  const offer = {
    '@type': 'Offer',
    url: isIncluded ? tickets : entry.bookingUrl || url,
    availability: availabilityOf(content, entry.state),
    validFrom: entry.bookingFrom && offsetTime(entry.bookingFrom),
  };
  return pricedOffers(offer, isIncluded ? [] : entry.prices);
}

/** Undefined where it is not known: what is free with a festival ticket is not free. */
function isFree({ prices, withoutTicket, kind }: Entry): boolean | undefined {
  if (kind === 'inbegrepen' || prices.length === 0) return undefined;
  return withoutTicket && prices.every(({ amount }) => amount === 0);
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
  readonly now: Date;
};

export function occurrenceData(
  occurrence: Occurrence,
  { experience, festival, tickets, now }: ExperienceFacts,
  site: Site,
): StructuredData {
  const { content } = occurrence;
  const { startDate, flags } = content;
  const { intro, image, age, location } = experience.content;
  const url = absolute(experience.href, site);
  const entry = entryOf(experience, occurrence, now);
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
    offers: offers(content, entry, { tickets, url }),
    isAccessibleForFree: isFree(entry),
  };
}
