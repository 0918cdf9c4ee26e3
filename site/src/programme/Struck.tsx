import { item } from '../ui/messages/item.ts';
import styles from './Struck.module.css';

type StruckProps = { readonly children: string };

/** What was announced and no longer holds; who does not see the line hears 'was'. */
export const Struck = ({ children }: StruckProps) => (
  <s className={styles.struck}>
    <span className="visually-hidden">{item.was} </span>
    {children}
  </s>
);
