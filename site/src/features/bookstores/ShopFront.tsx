import type { Content } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { routeHref } from './route.ts';
import styles from './ShopFront.module.css';

type ShopFrontProps = { readonly content: Content<'bookstore'>; readonly now: Date };

/** The facts of a bookshop under its awning; null when there are none. */
export function ShopFront({ content, now }: ShopFrontProps) {
  const { address, town, openingHours, publishingHouse, date } = content;
  const hasAddress = address !== '' || town !== '';
  const route = routeHref(content);
  if (!hasAddress && openingHours.length === 0 && !publishingHouse && !date) return null;
  return (
    <section className={styles.front} aria-label={messages.bookstores.facts}>
      {hasAddress && (
        <div className={styles.part}>
          <h2 className={styles.title}>{messages.bookstores.address}</h2>
          <PlaceAddress place={content} />
          {route && (
            <p className={styles.route}>
              <ButtonLink href={route} size="small" external>
                <Icon name="pin" />
                {messages.bookstores.route}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      {openingHours.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>{messages.bookstores.opening_hours}</h2>
          <OpeningHours hours={openingHours} now={now} />
        </div>
      )}
      {(publishingHouse || date) && (
        <div className={styles.part}>
          {publishingHouse && (
            <>
              <h2 className={styles.title}>{messages.bookstores.publishing_house}</h2>
              <p className={styles.house}>{publishingHouse}</p>
            </>
          )}
          {date && (
            <>
              <h2 className={styles.title}>{messages.bookstores.date}</h2>
              <p>
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
