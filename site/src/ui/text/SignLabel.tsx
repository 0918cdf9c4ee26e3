import { names } from '@inktvis/messages/names';
import { Icon } from '../images/Icon.tsx';
import styles from './SignLabel.module.css';

/** Marks a moment at which somebody signs books. */
export const SignLabel = () => (
  <span className={styles.label}>
    <Icon name="pen" />
    {names.signs}
  </span>
);
