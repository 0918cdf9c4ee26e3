import { cast } from '@inktvis/messages/cast';
import { Icon } from '../images/Icon.tsx';
import styles from './SignLabel.module.css';

/** Marks an occurrence with a book signing. */
export const SignLabel = () => (
  <span className={styles.label}>
    <Icon name="pen" />
    {cast.signs}
  </span>
);
