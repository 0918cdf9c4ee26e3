import type { Content } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import {
  openingState,
  openingWords,
  weekdayOf,
  weekIntervals,
  weekWords,
} from '../../cards/opening-hours.ts';
import { postalTown } from '../../cards/text.ts';
import { WEEKDAY_WORDS } from '../../cards/weekdays.ts';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './ShopFront.module.css';

const { bookstores } = messages;

/** A search for the address of a shop on OpenStreetMap; null without a street and a town. */
function routeHref(content: Content<'bookstore'>): string | null {
  const { address, town } = content;
  if (address === '' || town === '') return null;
  const query = `${address}, ${postalTown(content)}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

type OpeningHoursProps = { readonly hours: ReturnType<typeof weekIntervals>; readonly now: Date };

/** Whether the shop is open, and the hours of every day, Monday first (requirements 9); today is highlighted. */
const OpeningHours = ({ hours, now }: OpeningHoursProps) => (
  <>
    <p className={styles.state}>{openingWords(openingState(hours, now), { saysToday: true })}</p>
    <table className={styles.hours}>
      <caption className="visually-hidden">{bookstores.opening_hours_by_day}</caption>
      <tbody>
        {weekWords(hours).map((words, index) => {
          const isToday = index === weekdayOf(now);
          return (
            <tr key={WEEKDAY_WORDS[index]} data-today={isToday || undefined}>
              <th scope="row">
                {WEEKDAY_WORDS[index]}
                {isToday && <span className="visually-hidden"> {bookstores.today}</span>}
              </th>
              <td>{words || bookstores.closed}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
    <p className={styles.note}>{bookstores.holidays}</p>
  </>
);

const Address = ({ content }: { readonly content: Content<'bookstore'> }) => {
  const route = routeHref(content);
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{bookstores.address}</h2>
      <PlaceAddress place={content} />
      {route && (
        <p className={styles.route}>
          <ButtonLink href={route} size="small" external>
            <Icon name="pin" />
            {bookstores.route}
          </ButtonLink>
        </p>
      )}
    </div>
  );
};

type ShopFrontProps = { readonly content: Content<'bookstore'>; readonly now: Date };

/** The facts of a bookshop under its awning; nothing when there are none. */
export function ShopFront({ content, now }: ShopFrontProps) {
  const { address, town, openingHours, publishingHouse } = content;
  const hasAddress = address !== '' || town !== '';
  if (!hasAddress && openingHours.length === 0 && !publishingHouse) return null;
  return (
    <section className={styles.front} aria-label={bookstores.facts}>
      {hasAddress && <Address content={content} />}
      {openingHours.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>{bookstores.opening_hours}</h2>
          <OpeningHours hours={weekIntervals(openingHours)} now={now} />
        </div>
      )}
      {publishingHouse && (
        <div className={styles.part}>
          <h2 className={styles.title}>{bookstores.publishing_house}</h2>
          <p className={styles.house}>{publishingHouse}</p>
        </div>
      )}
    </section>
  );
}
