import type { Story } from '@inktvis/content';

export type BookstoreCardProps = {
  readonly href: string;
  readonly title: string;
  readonly address: string;
  /** `8500 Kortrijk` */
  readonly town: string;
  readonly publishingHouse: string;
  readonly headingLevel: 2 | 3 | 4;
};

/** The card of a bookshop. */
export const bookstoreCard = ({ href, content }: Story<'bookstore'>): BookstoreCardProps => ({
  href,
  title: content.title,
  address: content.address,
  town: [content.postalCode, content.town].filter(Boolean).join(' '),
  publishingHouse: content.publishingHouse,
  headingLevel: 3,
});
