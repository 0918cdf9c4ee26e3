import { bookstores } from '@inktvis/messages/bookstores';
import { Numeral } from '../../../ui/Numeral.tsx';
import styles from './BookstoreRows.module.css';
import type { NearRowProps } from './bookstore-row.ts';

/** `data-near` names what a script fills in when it makes rows of its own. */
const NearRow = ({ href, title, address, town, km, opening, publishingHouse, point }: NearRowProps) => (
  <li className={styles.item} data-near-row data-point={point}>
    <article className={styles.row}>
      <p className={styles.distance}>
        <Numeral className={styles.number}>
          <span data-near="km">{km}</span>
          <small className={styles.unit}>{bookstores.km}</small>
        </Numeral>
        <span className={styles.unknown}>{bookstores.distance_unknown}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a className={styles.link} href={href} data-near="link">
            {title}
          </a>
        </h3>
        <address className={styles.address}>
          <span data-near="address">{address}</span>
          <span data-near="town">{town}</span>
        </address>
      </div>
      <div className={styles.side}>
        <p>
          <b data-near="opening">{opening}</b>
        </p>
        <p className={styles.house} data-near="house">
          {publishingHouse}
        </p>
      </div>
    </article>
  </li>
);

/** Bookshops by distance, each under a short awning. */
export const NearRows = ({ rows }: { readonly rows: readonly NearRowProps[] }) => (
  <ol className={styles.rows} data-near-rows>
    {rows.map((row) => (
      <NearRow key={row.href} {...row} />
    ))}
  </ol>
);
