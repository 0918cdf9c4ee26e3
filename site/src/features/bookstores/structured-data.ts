import type { Block, Story } from '@inktvis/content';
import { capital } from '@inktvis/messages/fill';
import { weekIntervals } from '../../cards/opening-hours.ts';
import { WEEKDAYS } from '../../cards/weekdays.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { geoOf, placeData } from '../../seo/places.ts';
import type { Site } from '../../seo/site.ts';

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

export const bookstoreData = (story: Story<'bookstore'>, site: Site): StructuredData => ({
  ...placeData(story, 'BookStore', 'winkel', site),
  geo: geoOf(story.content),
  openingHoursSpecification: openingHours(story.content.openingHours),
});
