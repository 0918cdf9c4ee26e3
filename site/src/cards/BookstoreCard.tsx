import styles from './BookstoreCard.module.css';
import type { BookstoreCardProps } from './bookstore-card.ts';
import { CardHeading } from './CardHeading.tsx';
import base from './card.module.css';

export type { BookstoreCardProps } from './bookstore-card.ts';

/** A bookshop as a shop front; the colours of the awning go in turn. */
export const BookstoreCard = ({
  href,
  title,
  address,
  town,
  publishingHouse,
  headingLevel,
}: BookstoreCardProps) => (
  <article className={`${base.card} ${styles.shop}`}>
    <CardHeading level={headingLevel} href={href} title={title} />
    {(address || town) && (
      <address className={styles.address}>
        {address}
        {address && town && <br />}
        {town}
      </address>
    )}
    {publishingHouse && <p className={styles.publisher}>{publishingHouse}</p>}
  </article>
);
