import type { Content } from '@inktvis/content';
import { messages } from '../../ui/messages.ts';
import { PlaceAddress } from '../PlaceAddress.tsx';
import { weekHours } from './opening-hours.ts';
import styles from './ShopFront.module.css';

type ShopFrontProps = { readonly content: Content<'bookstore'> };

/** The facts of a bookshop under its awning; null when there are none. */
export function ShopFront({ content }: ShopFrontProps) {
  const { address, town, openingHours, publishingHouse } = content;
  const hasAddress = address !== '' || town !== '';
  if (!hasAddress && openingHours.length === 0 && !publishingHouse) return null;
  return (
    <section className={styles.front} aria-label={messages.bookstores.facts}>
      {hasAddress && (
        <div className={styles.part}>
          <h2 className={styles.title}>{messages.bookstores.address}</h2>
          <PlaceAddress place={content} />
        </div>
      )}
      {openingHours.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>{messages.bookstores.opening_hours}</h2>
          <table className={styles.hours}>
            <caption className="visually-hidden">{messages.bookstores.opening_hours}</caption>
            <tbody>
              {weekHours(openingHours).map(({ day, hours }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{hours ?? messages.bookstores.closed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {publishingHouse && (
        <div className={styles.part}>
          <h2 className={styles.title}>{messages.bookstores.publishing_house}</h2>
          <p className={styles.house}>{publishingHouse}</p>
        </div>
      )}
    </section>
  );
}
