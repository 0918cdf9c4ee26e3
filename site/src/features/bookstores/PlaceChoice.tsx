import { bookstores } from '@inktvis/messages/bookstores';
import { nearHref } from './locator-address.ts';
import styles from './PlaceChoice.module.css';
import { type Place, placeLabel } from './places/place.ts';

type PlaceChoiceProps = {
  readonly question: string;
  readonly places: readonly Place[];
  /** Path of the list. */
  readonly path: string;
};

/** Places that a visitor may have meant, each a link to its list; nothing when there are none. */
export const PlaceChoice = ({ question, places, path }: PlaceChoiceProps) =>
  places.length === 0 ? null : (
    <nav className={styles.choice} aria-label={bookstores.choice_label}>
      <p className={styles.question}>{question}</p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={placeLabel(place)}>
            <a className={styles.place} href={nearHref(path, place)}>
              {placeLabel(place)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
