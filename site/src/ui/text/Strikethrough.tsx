import { item } from '@inktvis/messages/item';
import styles from './Strikethrough.module.css';

type StrikethroughProps = { readonly children: string };

/** What was announced and no longer holds; who does not see the line hears 'was'. */
export const Strikethrough = ({ children }: StrikethroughProps) => (
  <s className={styles.strikethrough}>
    <span className="visually-hidden">{item.was} </span>
    {children}
  </s>
);
