import type { Block, Story } from '@inktvis/content';
import { WEEKDAYS } from '../cards/weekdays.ts';
import type { StructuredData } from './json-ld.ts';
import { clockTime } from './offset-time.ts';
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

const POSTAL_LINE = /^(\d{4})\s+(\S.*)$/;

/**
 * The venue, with its address if the footer begins with the name of the venue: up to the first empty line, a street and
 * then a line with a postal code and a town. Null without a name.
 */
export function venueOf(name: string, footer: string): Venue | null {
  if (name === '') return null;
  const [block = ''] = footer
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/, 1);
  const [first, ...lines] = block.split('\n').map((line) => line.trim());
  const [, postalCode, town] = POSTAL_LINE.exec(lines.at(-1) ?? '') ?? [];
  const street = lines.slice(0, -1).join(', ');
  return first === name && postalCode && town && street
    ? { name, address: { address: street, postalCode, town } }
    : { name, address: null };
}

/** The venue as a place. */
export const venueData = ({ name, address }: Venue): StructuredData => ({
  '@type': 'Place',
  name,
  address: address ? postalAddress(address) : undefined,
});

const dayName = (weekday: string): string =>
  `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;

/** Opening hours, grouped by days with the same hours. Lines that cannot be read are left out. */
function openingHours(lines: readonly Block<'opening_hours'>[]): readonly StructuredData[] {
  const byHours = Map.groupBy(
    WEEKDAYS.flatMap((weekday) => lines.filter((line) => line.weekday === weekday)),
    ({ opens, closes }) => `${clockTime(opens)}/${clockTime(closes)}`,
  );
  return [...byHours].flatMap(([hours, same]) => {
    const [opens, closes] = hours.split('/');
    if (opens === 'null' || closes === 'null') return [];
    const days = same.flatMap(({ weekday }) => (weekday ? [dayName(weekday)] : []));
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }];
  });
}

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
