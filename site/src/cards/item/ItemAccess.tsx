import type { AccessName } from '@inktvis/programme/access';
import { accessLabels } from '@inktvis/programme/access';
import { AccessSign } from '../../ui/images/Icon.tsx';
import styles from './ItemAccess.module.css';

type ItemAccessProps = { readonly access: readonly AccessName[] };

/** The access signs with their words, for cards and rows; nothing when nothing is known. */
export const ItemAccess = ({ access }: ItemAccessProps) =>
  access.length === 0 ? null : (
    <p className={styles.access}>
      {access.map((name) => (
        <span className={styles.sign} key={name}>
          <AccessSign name={name} />
          {accessLabels[name]}
        </span>
      ))}
    </p>
  );
