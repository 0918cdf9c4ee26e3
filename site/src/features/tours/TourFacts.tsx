import type { TouringEvent } from '@inktvis/events';
import { messages } from '@inktvis/messages';
import { hoursWords } from '../../cards/tours/tour-words.ts';
import styles from './TourFacts.module.css';

type TourFactsProps = { readonly event: TouringEvent };

/** Below the text: opening hours when there are several, and who organises it. */
export function TourFacts({ event }: TourFactsProps) {
  const hours = hoursWords(event);
  return (
    <>
      {hours.length > 1 && (
        <section>
          <h2 className={styles.title}>{messages.tours.opening_hours}</h2>
          <ul className={styles.hours}>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {event.organizer !== '' && (
        <section>
          <h2 className={styles.title}>{messages.tours.organizer}</h2>
          <p className={styles.name}>{event.organizer}</p>
        </section>
      )}
    </>
  );
}
