import styles from './Struck.module.css';
import { texts } from './texts.ts';

type StruckProps = { readonly children: string };

/** What was announced and no longer holds; who does not see the line hears 'was'. */
export const Struck = ({ children }: StruckProps) => (
  <s className={styles.struck}>
    <span className="visually-hidden">{texts.was} </span>
    {children}
  </s>
);
