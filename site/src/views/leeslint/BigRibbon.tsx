import { leeslint } from '../../ui/messages/leeslint.ts';
import { Num } from '../../ui/Num.tsx';
import styles from './BigRibbon.module.css';

/** The big ribbon that hangs from the header's rule: how many are on the list. White while it is empty. */
export const BigRibbon = ({ count }: { readonly count: number }) => (
  <p className={styles.ribbon} data-empty={count === 0 ? '' : undefined}>
    <Num className={styles.number}>{count}</Num> {count === 1 ? leeslint.experience : leeslint.experiences}
  </p>
);
