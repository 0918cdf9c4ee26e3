import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { type ComponentType, startTransition, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { LeafletMapProps, MapPlace, MapSettings } from './LeafletMap.tsx';
import styles from './PlaceMap.module.css';

export type PlaceMapProps = {
  readonly settings: MapSettings;
  readonly places: readonly MapPlace[];
  readonly words: { readonly title: string; readonly label: string; readonly failed: string };
};

/** A map behind a button: only then does the host of the tiles see the address of the visitor. Hidden without script. */
export function PlaceMap({ settings, places, words }: PlaceMapProps) {
  const [LeafletMap, setLeafletMap] = useState<ComponentType<LeafletMapProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async () => {
    try {
      const loaded = await import('./LeafletMap.tsx');
      // A transition: the offer stays until the style sheet of the map has loaded as well.
      startTransition(() => setLeafletMap(() => loaded.LeafletMap));
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <div
      className={`${styles.map} hidden-without-script`}
      data-screen-only
      id={ownId('kaart')}
      data-surface="ink"
      data-drawn={LeafletMap ? '' : undefined}
    >
      {LeafletMap ? (
        <LeafletMap settings={settings} places={places} label={words.label} />
      ) : (
        <div className={`${styles.words} stack gap-4`}>
          {hasFailed ? (
            <p role="alert">{words.failed}</p>
          ) : (
            <>
              <p>
                <b>{words.title}</b>
                <br />
                {fill(bookstores.map_text, { host: new URL(settings.tiles).host })}
              </p>
              <Button onClick={open}>{bookstores.show_map}</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
