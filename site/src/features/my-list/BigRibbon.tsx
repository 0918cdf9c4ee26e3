import { myList } from '@inktvis/messages/my-list';
import { Numeral } from '../../ui/Numeral.tsx';
import styles from './BigRibbon.module.css';

/** The big ribbon that hangs from the header's rule: how many are on the list. White while it is empty. */
export const BigRibbon = ({ count }: { readonly count: number }) => (
  <p className={styles.ribbon} data-empty={count === 0 ? '' : undefined}>
    <Numeral className={styles.number}>{count}</Numeral>{' '}
    {count === 1 ? myList.experience : myList.experiences}
  </p>
);
