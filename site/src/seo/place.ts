import type { StructuredData } from './json-ld.ts';

type Street = { readonly address: string; readonly postalCode: string; readonly town: string };
type Point = { readonly latitude: number | null; readonly longitude: number | null };

/** An address in the street; undefined when nothing of it is known. The country is not in the content. */
export const postalAddress = ({ address, postalCode, town }: Street): StructuredData | undefined =>
  address || postalCode || town
    ? {
        '@type': 'PostalAddress',
        streetAddress: address,
        postalCode,
        addressLocality: town,
      }
    : undefined;

/** Where something is on the globe, in degrees (WGS 84); undefined when that is not known. */
export const geoOf = ({ latitude, longitude }: Point): StructuredData | undefined =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };

/** Where the festival is: its name, and the lines of its address. */
export type Venue = { readonly name: string; readonly address: Street | null };

const POSTAL_LINE = /^(\d{4})\s+(\S.*)$/;

/**
 * The venue with the address that stands in the footer, when that begins with the name of the venue: up to the first
 * empty line, a street and then a line with a postal code and a town.
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
export const venueThing = ({ name, address }: Venue): StructuredData => ({
  '@type': 'Place',
  name,
  address: address ? postalAddress(address) : undefined,
});
