import type { Block, Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { capital } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { weekIntervals } from '../../cards/opening-hours.ts';
import { joined, postalTown } from '../../cards/text.ts';
import { WEEKDAYS } from '../../cards/weekdays.ts';
import { NOTHING } from '../../cards/when-where.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { geoOf, placeData } from '../../seo/places.ts';
import type { Site } from '../../seo/site.ts';
import { pageCard } from '../../share-card/card.ts';
import { relatedOf } from '../listing.ts';
import { definePage, LIST } from '../page-kind.ts';
import { type BookstoresData, loadBookstores } from './load.ts';

const addressOf = ({ content }: Story<'bookstore'>): string => joined(content.address, postalTown(content));

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

export const bookstorePage = definePage<'bookstore', readonly Story<'bookstore'>[]>({
  template: 'bookstores/Page',
  load: relatedOf('bookstore'),
  structuredData: async (story, _others, site) => [bookstoreData(story, site)],
  search: {
    label: search.kind_bookstore,
    icon: 'book',
    facts: ({ content: { publishingHouse, address, postalCode, town } }) => [
      publishingHouse,
      address,
      postalCode,
      town,
    ],
    whenWhere: (story) => ({ ...NOTHING, where: addressOf(story) }),
  },
  card: async (story, { brand }) =>
    ok(pageCard(story.content, { brand, picture: null, facts: [addressOf(story), shareCard.bookstore] })),
  indexing: 'alone',
  detail: true,
});

export const bookstoresPage = definePage<'bookstore_overview', BookstoresData>({
  template: 'bookstores/OverviewPage',
  load: loadBookstores,
  ...LIST,
});
