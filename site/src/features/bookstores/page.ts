import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { postalTown } from '../../cards/text.ts';
import { NOTHING, placeLine } from '../../cards/when-where.ts';
import { pageCard } from '../../share-card/card.ts';
import { relatedOf } from '../listing.ts';
import { definePage, LIST } from '../page-kind.ts';
import { type BookstoresData, loadBookstores } from './load.ts';
import { bookstoreData } from './structured-data.ts';

const addressOf = ({ content }: Story<'bookstore'>): string =>
  placeLine(content.address, postalTown(content));

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
