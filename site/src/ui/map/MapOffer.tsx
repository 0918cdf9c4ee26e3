import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { Button } from '../Button.tsx';
import styles from './MapOffer.module.css';
import type { MapSettings } from './map-settings.ts';

type MapOfferProps = {
  readonly map: MapSettings;
  /** What the offer begins with, how the map is called, and what stands there when it does not come. */
  readonly words?: { readonly title: string; readonly label: string; readonly failed: string };
  /** The one place on the map, `50.8279 3.265`; left out, the rows of the page are. */
  readonly place?: { readonly point: string; readonly title: string };
};

const SHOPS = { title: bookstores.map_title, label: bookstores.map_label, failed: bookstores.map_failed };

/** The map behind a button: nothing of it loads before a visitor asks for it. Only with script. */
export const MapOffer = ({ map, words = SHOPS, place }: MapOfferProps) => (
  <div
    className={styles.map}
    id="kaart"
    data-surface="ink"
    data-press
    data-near-map={words.failed}
    data-label={words.label}
    data-tiles={map.tiles}
    data-attribution={map.attribution}
    data-point={place?.point}
    data-title={place?.title}
  >
    <div className={styles.words}>
      <p>
        <b>{words.title}</b>
        <br />
        {fill(bookstores.map_text, { host: new URL(map.tiles).host })}
      </p>
      <Button variant="light">{bookstores.show_map}</Button>
    </div>
  </div>
);
