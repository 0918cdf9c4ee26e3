import { hasEndTime, pictureAddress, pictureSizes, type TouringEvent } from '@inktvis/events';
import { brusselsDay, offsetTime } from '@inktvis/foundation/brussels';
import type { StructuredData } from '../../../seo/json-ld.ts';
import { pricedOffers } from '../../../seo/offers.ts';
import { postalAddress } from '../../../seo/places.ts';
import { absolute, type Site } from '../../../seo/site.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

function placeOf({ location, address }: TouringEvent): StructuredData | undefined {
  const name = location || address?.town || '';
  if (name === '') return undefined;
  const street = address && postalAddress({ ...address, address: address.street });
  return {
    '@type': 'Place',
    name,
    address: street ? { ...street, addressCountry: address?.country } : undefined,
  };
}

/** Where it is: on the spot, on the internet, or both. */
function attendance(event: TouringEvent, url: string) {
  const place = placeOf(event);
  const online = event.online && { '@type': 'VirtualLocation', url: event.onlineUrl || url };
  const mode = online ? (place ? 'Mixed' : 'Online') : 'Offline';
  return {
    location: online && place ? [place, online] : online || place,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  };
}

function offers({ prices, booking, bookingFrom, bookingUntil }: TouringEvent, soldOut: boolean) {
  const offer = {
    '@type': 'Offer',
    url: booking.find(({ kind }) => kind === 'web')?.address,
    availability: soldOut ? 'https://schema.org/SoldOut' : undefined,
    validFrom: bookingFrom && offsetTime(bookingFrom),
    validThrough: bookingUntil && offsetTime(bookingUntil),
  };
  return pricedOffers(offer, prices);
}

const ageRange = ({ ages: { from, to } }: TouringEvent): string | undefined =>
  from === null && to === null ? undefined : `${from ?? 0}-${to ?? ''}`;

function picture({ image, slug }: TouringEvent, site: Site): string | undefined {
  const [size] = pictureSizes('share');
  return image && size ? absolute(pictureAddress(slug, size), site) : undefined;
}

/** What all dates of an event share. */
const shared = (event: TouringEvent, url: string, site: Site): StructuredData => ({
  '@type': 'Event',
  name: event.title,
  url,
  inLanguage: event.lang,
  description: event.intro,
  image: picture(event, site),
  ...attendance(event, url),
  organizer: { '@type': 'Organization', name: event.organizer },
  typicalAgeRange: ageRange(event),
  isAccessibleForFree: event.prices.length > 0 ? event.prices.every(({ amount }) => amount === 0) : undefined,
});

/** One event for each of its dates; of a period one, from its first to its last day; none of a permanent event. */
export function tourData(event: TouringEvent, path: string, site: Site): readonly StructuredData[] {
  const same = shared(event, absolute(path, site), site);
  const { startDate, endDate, happening, soldOut, dates } = event;
  const period = {
    ...same,
    startDate: startDate && brusselsDay(startDate),
    endDate: endDate && brusselsDay(endDate),
    eventStatus: STATUS[happening],
    offers: offers(event, soldOut),
  };
  if (dates.length === 0) return startDate ? [period] : [];
  return dates.map((date) => ({
    ...same,
    startDate: offsetTime(date.start),
    endDate: hasEndTime(date) ? offsetTime(date.end) : undefined,
    eventStatus: STATUS[happening === 'scheduled' ? date.happening : happening],
    offers: offers(event, soldOut || date.soldOut),
  }));
}
