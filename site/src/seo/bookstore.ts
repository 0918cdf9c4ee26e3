import type { Block, Story } from '@inktvis/content';
import { WEEKDAYS } from '../cards/opening-hours.ts';
import type { StructuredData } from './json-ld.ts';
import { clockTime } from './offset-time.ts';
import { pictureOf } from './picture.ts';
import { geoOf, postalAddress } from './place.ts';
import { absolute, type Site } from './site.ts';

const dayName = (weekday: string): string =>
  `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;

/** Opening hours, the days that have the same ones together. Lines that cannot be read are left out. */
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

/** A bookshop, on its own page. */
export function bookstoreData({ href, content }: Story<'bookstore'>, site: Site): StructuredData {
  const url = absolute(href, site);
  return {
    '@type': 'BookStore',
    '@id': `${url}#winkel`,
    name: content.title,
    url,
    description: content.intro,
    image: pictureOf(content.image, site),
    address: postalAddress(content),
    geo: geoOf(content),
    openingHoursSpecification: openingHours(content.openingHours),
  };
}
