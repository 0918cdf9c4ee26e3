import type { Content } from '@inktvis/content';
import { bookstores } from '@inktvis/messages/bookstores';
import type { ReactNode } from 'react';
import { openingAt, weekIntervals } from '../../cards/opening-hours.ts';
import { postalTown } from '../../cards/text.ts';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { HoursTable } from './HoursTable.tsx';
import styles from './ShopFront.module.css';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="stack gap-2 start">
    <h2 className="small-label">{title}</h2>
    {children}
  </div>
);

export function ShopFront({ content, now }: { readonly content: Content<'bookstore'>; readonly now: Date }) {
  const { address, town, publishingHouse } = content;
  const hours = weekIntervals(content.openingHours);
  const hasAddress = address !== '' || town !== '';
  if (!hasAddress && hours.length === 0 && !publishingHouse) return null;
  // On OpenStreetMap, which needs both to find a shop.
  const route = address && town && encodeURIComponent(`${address}, ${postalTown(content)}`);
  return (
    <section className={styles.front} aria-label={bookstores.facts}>
      {hasAddress && (
        <Part title={bookstores.address}>
          <PlaceAddress place={content} />
          {route && (
            <ButtonLink href={`https://www.openstreetmap.org/search?query=${route}`} size="small" external>
              <Icon name="pin" />
              {bookstores.route}
            </ButtonLink>
          )}
        </Part>
      )}
      {hours.length > 0 && (
        <Part title={bookstores.opening_hours}>
          <p className="display-words">{openingAt(hours, now, bookstores.open_today_until).words}</p>
          <HoursTable hours={hours} now={now} />
          <p className="note">{bookstores.holidays}</p>
        </Part>
      )}
      {publishingHouse && (
        <Part title={bookstores.publishing_house}>
          <p className="display-words">{publishingHouse}</p>
        </Part>
      )}
    </section>
  );
}
