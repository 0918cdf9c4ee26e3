import type { ReactNode } from 'react';
import left from '../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import right from '../ui/art/inktvis-gluurt-rechts.svg?url&no-inline';
import { Numeral } from '../ui/Numeral.tsx';
import css from './SimplePage.module.css';

type SimplePageProps = {
  /** The number as hero: “404”. */
  code?: string;
  title: string;
  text: string;
  /** Two buttons at most. */
  children?: ReactNode;
};

/** Error and status pages: header above, no footer, two figures that peek (requirements 2.3). Inside `<main>`. */
export function SimplePage({ code, title, text, children }: SimplePageProps) {
  return (
    <div className={css.page}>
      <div className={css.words}>
        {code ? (
          <Numeral as="p" className={css.code} isDecoration>
            {code}
          </Numeral>
        ) : null}
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children ? <div className={css.buttons}>{children}</div> : null}
      </div>
      <img className={css.left} src={left} alt="" width="440" height="386" />
      <img className={css.right} src={right} alt="" width="380" height="440" />
    </div>
  );
}
