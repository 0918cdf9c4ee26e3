import { cast } from '@inktvis/messages/cast';
import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';
import { type AccessName, accessLabels } from '@inktvis/programme/access';
import type { EntryLine } from '@inktvis/programme/entry';
import type { NamesLine } from '@inktvis/programme/people/people';
import type { ItemFacts } from '@inktvis/programme/programme-item';
import type { ReactNode } from 'react';
import { AccessSign, Icon, type IconName } from '../../ui/images/Icon.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './ItemMeta.module.css';

type ItemMetaProps = {
  readonly facts: Pick<ItemFacts, 'typeLabel' | 'placeLabel' | 'previousPlace' | 'themeLabel' | 'ageLabel'>;
};

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <span className={styles.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

export function ItemMeta({ facts }: ItemMetaProps) {
  const { typeLabel, placeLabel, previousPlace, themeLabel, ageLabel } = facts;
  if (!typeLabel && !placeLabel && !themeLabel && !ageLabel) return null;
  return (
    <p className={`note facts cluster above-2 ${styles.meta}`}>
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

export function ItemNames({ line }: { readonly line: NamesLine | null }) {
  if (!line) return null;
  const { names, more, signs } = line;
  const [first = '', second] = names;
  const pair = second ? fill(cast.and, { first, second }) : first;
  return (
    <p className="above-2 bold anywhere">
      <span className="visually-hidden">{cast.with_word}</span>
      <span>{` ${more === 0 ? pair : names.join(', ')} `}</span>
      {more > 0 && <span className="nowrap">{`${fill(cast.and_more, { count: more })} `}</span>}
      {signs && <SignLabel />}
    </p>
  );
}

export const ItemAccess = ({ access }: { readonly access: readonly AccessName[] }) =>
  access.length === 0 ? null : (
    <p className="cluster gap-3 above-2 step--1 bold">
      {access.map((name) => (
        <span className="cluster gap-1" key={name}>
          <AccessSign name={name} />
          {accessLabels[name]}
        </span>
      ))}
    </p>
  );

type ItemEntryProps = { readonly line: Omit<EntryLine, 'short'> | null; readonly className?: string };

/** How one gets in, where there is something to know. */
export const ItemEntry = ({ line, className = 'above-2' }: ItemEntryProps) =>
  line && (
    <span className={`${styles.entry} ${className} gap-1 step--1 bold`}>
      <Icon name={line.sign} />
      <span>{line.words}</span>
    </span>
  );

type ItemLinesProps = { readonly facts: ItemFacts; readonly entry: EntryLine | null };

export const ItemLines = ({ facts, entry }: ItemLinesProps) => (
  <>
    <ItemNames line={facts.names} />
    <ItemMeta facts={facts} />
    <ItemAccess access={facts.access} />
    <ItemEntry line={entry} />
  </>
);
