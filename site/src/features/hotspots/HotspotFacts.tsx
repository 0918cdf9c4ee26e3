import type { Content } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { Numeral } from '../../ui/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './HotspotView.module.css';

type HotspotFactsProps = {
  /** Its number on the walk. */
  readonly number: number | null;
  readonly place: Pick<Content<'hotspot_kortrijk'>, 'address' | 'postalCode' | 'town'>;
};

/** What is known of a hotspot, between thick rules; nothing when nothing is. */
export function HotspotFacts({ number, place }: HotspotFactsProps) {
  const isPlaced = place.address !== '' || place.town !== '';
  if (number === null && !isPlaced) return null;
  return (
    <Wrap>
      <dl className={styles.facts}>
        {number !== null && (
          <div className={styles.fact}>
            <dt className={styles.label}>{messages.hotspots.on_the_walk}</dt>
            <dd>
              <Numeral className={styles.number}>{number}</Numeral>
            </dd>
          </div>
        )}
        {isPlaced && (
          <div className={styles.fact}>
            <dt className={styles.label}>{messages.hotspots.where}</dt>
            <dd>
              <PlaceAddress place={place} />
            </dd>
          </div>
        )}
      </dl>
    </Wrap>
  );
}
