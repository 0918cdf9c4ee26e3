import type { Block, Story } from '@inktvis/content';
import { capital } from '@inktvis/messages/fill';
import { weekIntervals } from '../cards/opening-hours.ts';
import { WEEKDAYS } from '../cards/weekdays.ts';
import type { StructuredData } from './json-ld.ts';
import { absolute, pictureOf, type Site } from './site.ts';

type Street = { readonly address: string; readonly postalCode: string; readonly town: string };
type Point = { readonly latitude: number | null; readonly longitude: number | null };

/** A postal address; undefined if nothing of it is known. The content does not have the country. */
export const postalAddress = ({ address, postalCode, town }: Street): StructuredData | undefined =>
  address || postalCode || town
    ? {
        '@type': 'PostalAddress',
        streetAddress: address,
        postalCode,
        addressLocality: town,
      }
    : undefined;

/** Coordinates in degrees (WGS 84); undefined if unknown. */
export const geoOf = ({ latitude, longitude }: Point): StructuredData | undefined =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };

/** The venue of the festival; its address if known. */
export type Venue = { readonly name: string; readonly address: Street | null };

/**
 * The venue, with its address if the line in the foot of every page has that after the name of the venue: a street, and
 * then a postal code and a town. Null without a name.
 */
export function venueAt(name: string, line: string): Venue | null {
  if (name === '') return null;
  const [first, ...lines] = line.split(', ');
  const [, postalCode, town] = /^(\d{4}) (.+)$/.exec(lines.at(-1) ?? '') ?? [];
  const address = lines.slice(0, -1).join(', ');
  return first === name && address && postalCode && town
    ? { name, address: { address, postalCode, town } }
    : { name, address: null };
}

/** The venue as a place. */
export const venueData = ({ name, address }: Venue): StructuredData => ({
  '@type': 'Place',
  name,
  address: address ? postalAddress(address) : undefined,
});

/** `09:30`, also of the next day; the last minute of a day that ends at midnight. */
const clock = (minute: number): string => {
  const ofDay = minute === 1440 ? 1439 : minute % 1440;
  return [ofDay / 60, ofDay % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
};

/** Opening hours. Lines that cannot be read are left out. */
const openingHours = (lines: readonly Block<'opening_hours'>[]): readonly StructuredData[] =>
  weekIntervals(lines).map(({ weekday, from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${capital(WEEKDAYS[weekday] ?? '')}`,
    opens: clock(from),
    closes: clock(until),
  }));

type Place = Story<'bookstore'> | Story<'hotspot_kortrijk'>;

/** What every place with a page of its own has. */
const placeData = ({ href, content }: Place, type: string, fragment: string, site: Site): StructuredData => ({
  '@type': type,
  '@id': `${absolute(href, site)}#${fragment}`,
  name: content.title,
  url: absolute(href, site),
  description: content.intro,
  image: pictureOf(content.image, site),
  address: postalAddress(content),
});

/** A bookshop, on its own page. */
export const bookstoreData = (story: Story<'bookstore'>, site: Site): StructuredData => ({
  ...placeData(story, 'BookStore', 'winkel', site),
  geo: geoOf(story.content),
  openingHoursSpecification: openingHours(story.content.openingHours),
});

/** A place to see in the city, on its own page; with coordinates if the editor is sure of them. */
export const hotspotData = (story: Story<'hotspot_kortrijk'>, site: Site): StructuredData => ({
  ...placeData(story, 'TouristAttraction', 'plek', site),
  geo: story.content.coordinatesSure ? geoOf(story.content) : undefined,
});
