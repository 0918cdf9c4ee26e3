import type { Content, Story } from '@inktvis/content';
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

export type Venue = { readonly name: string; readonly address: Street | null };

/** The venue, its address as the footer has it behind the name: street, postal code, town. Null without a name. */
export function venueAt(name: string, line: string): Venue | null {
  if (name === '') return null;
  const [first, ...lines] = line.split(', ');
  const [, postalCode, town] = /^(\d{4}) (.+)$/.exec(lines.at(-1) ?? '') ?? [];
  const address = lines.slice(0, -1).join(', ');
  return first === name && address && postalCode && town
    ? { name, address: { address, postalCode, town } }
    : { name, address: null };
}

export const venueData = ({ name, address }: Venue): StructuredData => ({
  '@type': 'Place',
  name,
  address: address ? postalAddress(address) : undefined,
});

type Place = Pick<Story, 'href'> & {
  readonly content: Street & Pick<Content<'page'>, 'title' | 'intro' | 'image'>;
};

/** What every place with a page of its own has; `fragment` of its `@id`. */
export const placeData = (
  { href, content }: Place,
  type: string,
  fragment: string,
  site: Site,
): StructuredData => ({
  '@type': type,
  '@id': `${absolute(href, site)}#${fragment}`,
  name: content.title,
  url: absolute(href, site),
  description: content.intro,
  image: pictureOf(content.image, site),
  address: postalAddress(content),
});
