import { item } from '@inktvis/messages/item';
import styles from './Strikethrough.module.css';

type StruckProps = { readonly children: string };

/** What was announced and no longer holds; who does not see the line hears 'was'. */
export const Strikethrough = ({ children }: StruckProps) => (
  <s className={styles.struck}>
    <span className="visually-hidden">{item.was} </span>
    {children}
  </s>
);
