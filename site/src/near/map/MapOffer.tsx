import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { bookstores } from '../../ui/messages/bookstores.ts';
import styles from './MapOffer.module.css';
import type { MapSettings } from './map-settings.ts';

/** The map behind a button: nothing of it loads before a visitor asks for it. Only with script. */
export const MapOffer = ({ map }: { readonly map: MapSettings }) => (
  <div
    className={styles.map}
    id="kaart"
    data-surface="ink"
    data-near-map={bookstores.map_failed}
    data-tiles={map.tiles}
    data-attribution={map.attribution}
  >
    <div className={styles.words}>
      <p>
        <b>{bookstores.map_title}</b>
        <br />
        {fill(bookstores.map_text, { host: new URL(map.tiles).host })}
      </p>
      <Button variant="light">{bookstores.show_map}</Button>
    </div>
  </div>
);
