import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/Icon.tsx';
import { item } from '../ui/messages/item.ts';
import styles from './ItemMeta.module.css';
import type { ItemFacts } from './programme-item.ts';
import { Struck } from './Struck.tsx';

type ItemMetaProps = {
  readonly facts: Pick<ItemFacts, 'typeLabel' | 'placeLabel' | 'previousPlace' | 'themeLabel'>;
};

/** Type, place and theme below a title; what is not known is left out. */
export function ItemMeta({ facts: { typeLabel, placeLabel, previousPlace, themeLabel } }: ItemMetaProps) {
  if (!typeLabel && !placeLabel && !themeLabel) return null;
  return (
    <p className={styles.meta}>
      {typeLabel && (
        <span className={styles.fact}>
          <Icon name="tag" />
          {typeLabel}
        </span>
      )}
      {placeLabel && (
        <span className={styles.fact}>
          <Icon name="pin" />
          <span>
            {previousPlace && (
              <>
                <Struck>{previousPlace}</Struck>{' '}
              </>
            )}
            {placeLabel}
          </span>
        </span>
      )}
      {themeLabel && <span className={styles.theme}>{fill(item.theme, { theme: themeLabel })}</span>}
    </p>
  );
}
