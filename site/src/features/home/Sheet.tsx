import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './Sheet.module.css';

type SheetProps = {
  readonly title: ReactNode;
  readonly note: string;
  readonly button: { readonly label: string; readonly href: string } | null;
  readonly children: ReactNode;
};

export const Sheet = ({ title, note, button, children }: SheetProps) => (
  <div className={`wrap ${styles.wrap}`}>
    <div className={styles.sheet} data-page="white">
      <div className={`${styles.head} spread`}>
        <h2 className={styles.title}>{title}</h2>
        {note && <p className="step--1 bold">{note}</p>}
      </div>
      <ul className={`${styles.cards} ruled-rows`}>{children}</ul>
      {button && (
        <p className={`${styles.foot} ruled`}>
          <ButtonLink href={button.href}>
            {button.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </p>
      )}
    </div>
  </div>
);

type SheetCardProps = {
  /** `nog` and `min`, around the number. */
  readonly before?: string;
  readonly number: ReactNode;
  readonly after?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly href: string | null;
  /** The number is in the colour of links. */
  readonly isDate?: boolean;
  /** How much of it is over, as its rule. */
  readonly children?: ReactNode;
};

export const SheetCard = ({ before, number, after, title, text, href, isDate, children }: SheetCardProps) => (
  <li className={`relative ${styles.card}`}>
    {children}
    <p className={`${styles.when} bold nowrap`}>
      {before && <span>{`${before} `}</span>}
      <b className={`numeral ${isDate ? 'accent' : ''} ${styles.number}`}>{number}</b>
      {after && <span>{` ${after}`}</span>}
    </p>
    <div className={styles.what}>
      <h3 className={`item-title step-0 ${styles.name}`}>
        <a className="cover-link" href={href ?? undefined}>
          {title}
        </a>
      </h3>
      {text && <p className={`${styles.place} note`}>{text}</p>}
    </div>
  </li>
);
