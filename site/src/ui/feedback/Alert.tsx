import type { ReactNode } from 'react';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './Alert.module.css';

/** `stop`: an error; `info`: a notice; `now`: something that is going on. */
type AlertKind = 'stop' | 'info' | 'now';

type AlertProps = { kind: AlertKind; title: string; children?: ReactNode; icon?: IconName };

const SIGNS: Record<AlertKind, IconName> = { stop: 'warning', info: 'info', now: 'clock' };

/** A notice: a bold first line, one sentence, at most two small buttons. One per page, above the ticket. */
export const Alert = ({ kind, title, children, icon = SIGNS[kind] }: AlertProps) => (
  <div className={css.alert} data-kind={kind}>
    <Icon name={icon} />
    <div className={`${css.words} stack gap-1`}>
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  </div>
);
