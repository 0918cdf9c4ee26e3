import type { Story } from '@inktvis/content';
import type { StructuredData } from './json-ld.ts';
import { pictureOf } from './picture.ts';
import { geoOf, postalAddress } from './place.ts';
import { absolute, type Site } from './site.ts';

/** A place to see in the city, on its own page. Where the editor is not sure where it is, no point is told. */
export function hotspotData({ href, content }: Story<'hotspot_kortrijk'>, site: Site): StructuredData {
  const url = absolute(href, site);
  return {
    '@type': 'TouristAttraction',
    '@id': `${url}#plek`,
    name: content.title,
    url,
    description: content.intro,
    image: pictureOf(content.image, site),
    address: postalAddress(content),
    geo: content.coordinatesSure ? geoOf(content) : undefined,
  };
}
