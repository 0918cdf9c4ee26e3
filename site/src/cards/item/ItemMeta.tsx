import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';
import type { ItemFacts } from '@inktvis/programme/programme-item';
import { Icon } from '../../ui/images/Icon.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './ItemMeta.module.css';

type ItemMetaProps = {
  readonly facts: Pick<ItemFacts, 'typeLabel' | 'placeLabel' | 'previousPlace' | 'themeLabel' | 'ageLabel'>;
};

/** Type, place, age and theme below a title; what is not known is left out. */
export function ItemMeta({ facts }: ItemMetaProps) {
  const { typeLabel, placeLabel, previousPlace, themeLabel, ageLabel } = facts;
  if (!typeLabel && !placeLabel && !themeLabel && !ageLabel) return null;
  return (
    <p className={styles.meta}>
      {typeLabel && (
        <span className={styles.fact}>
          <Icon name="tag" />
          <span>{typeLabel}</span>
        </span>
      )}
      {placeLabel && (
        <span className={styles.fact}>
          <Icon name="pin" />
          <span>
            <PreviousValue value={previousPlace} />
            {previousPlace ? <b className={styles.moved}>{placeLabel}</b> : <span>{placeLabel}</span>}
          </span>
        </span>
      )}
      {ageLabel && (
        <span className={styles.fact}>
          <Icon name="user" />
          <span>{ageLabel}</span>
        </span>
      )}
      {themeLabel && <span className={styles.theme}>{fill(item.theme, { theme: themeLabel })}</span>}
    </p>
  );
}
