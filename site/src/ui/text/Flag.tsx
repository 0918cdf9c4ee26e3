import type { ReactNode } from 'react';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './Flag.module.css';

/** `move`: another hour or place; `sign`: a book signing. */
type FlagKind = 'new' | 'last' | 'back' | 'sold' | 'off' | 'move' | 'now' | 'past' | 'sign';

type FlagProps = {
  kind: FlagKind;
  icon?: IconName;
  children: ReactNode;
};

/** A status on a scrap of cut paper. The word is the signal, colour and sign repeat it. */
export const Flag = ({ kind, icon, children }: FlagProps) => (
  <span className={css.flag} data-kind={kind}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
