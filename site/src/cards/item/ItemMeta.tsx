import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';
import type { ItemFacts } from '@inktvis/programme/programme-item';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/images/Icon.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './ItemMeta.module.css';

type ItemMetaProps = {
  readonly facts: Pick<ItemFacts, 'typeLabel' | 'placeLabel' | 'previousPlace' | 'themeLabel' | 'ageLabel'>;
};

type FactProps = { readonly icon: IconName; readonly children: ReactNode };

const Fact = ({ icon, children }: FactProps) => (
  <span className={styles.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

/** Type, place, age and theme below a title; what is not known is left out. */
export function ItemMeta({ facts }: ItemMetaProps) {
  const { typeLabel, placeLabel, previousPlace, themeLabel, ageLabel } = facts;
  if (!typeLabel && !placeLabel && !themeLabel && !ageLabel) return null;
  return (
    <p className={`note cluster above-2 ${styles.meta}`}>
      {typeLabel && <Fact icon="tag">{typeLabel}</Fact>}
      {placeLabel && (
        <Fact icon="pin">
          <PreviousValue value={previousPlace} />
          {previousPlace ? <b>{placeLabel}</b> : <span>{placeLabel}</span>}
        </Fact>
      )}
      {ageLabel && <Fact icon="user">{ageLabel}</Fact>}
      {themeLabel && (
        <span className={`visually-hidden ${styles.theme}`}>{fill(item.theme, { theme: themeLabel })}</span>
      )}
    </p>
  );
}
