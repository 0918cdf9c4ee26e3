import type { ReactNode } from 'react';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './Flag.module.css';

/** new Nieuw, last Laatste plaatsen, back Weer plaats, sold Uitverkocht, off Geannuleerd, move Ander uur of podium, now Nu bezig, past Voorbij. */
type FlagKind = 'new' | 'last' | 'back' | 'sold' | 'off' | 'move' | 'now' | 'past';

type FlagProps = {
  kind: FlagKind;
  /** Overrides the sign of the kind: a pin for another place, where the default for `move` is a clock. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

const SIGNS: Partial<Record<FlagKind, IconName>> = { off: 'close', move: 'clock' };

/** A status on a scrap of cut paper. The word is the signal, colour and sign repeat it. */
export function Flag({ kind, icon = SIGNS[kind], className, children }: FlagProps) {
  return (
    <span className={`${css.flag} ${className ?? ''}`} data-kind={kind}>
      {icon ? <Icon name={icon} className={css.sign} /> : null}
      {children}
    </span>
  );
}
