import type { ReactNode } from 'react';
import { Icon } from '../images/Icon.tsx';
import css from './Disclosure.module.css';

type DisclosureProps = {
  label: string;
  value: string;
  children: ReactNode;
};

/** Looks like a select, for several choices. Works without script; `browser/disclosure.ts` closes it. */
export const Disclosure = ({ label, value, children }: DisclosureProps) => (
  <details className="relative" data-disclosure="">
    <summary className="box ends gap-4 turns">
      <span className="anywhere">
        <span className="visually-hidden">{label}: </span>
        <span>{value}</span>
      </span>
      <Icon name="chevron" />
    </summary>
    <div className={css.panel}>{children}</div>
  </details>
);
