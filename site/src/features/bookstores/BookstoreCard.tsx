import type { Story } from '@inktvis/content';
import { CardHeading } from '../../cards/CardHeading.tsx';
import base from '../../cards/card.module.css';
import { postalTown } from '../../cards/text.ts';
import styles from './BookstoreCard.module.css';

type BookstoreCardProps = { readonly story: Story<'bookstore'> };

/** A bookshop as a shop front; the colours of the awnings alternate. */
export function BookstoreCard({ story: { href, content } }: BookstoreCardProps) {
  const { title, address, publishingHouse } = content;
  const town = postalTown(content);
  return (
    <article className={`${base.card} ${styles.shop}`}>
      <CardHeading level={3} href={href} title={title} />
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
}
