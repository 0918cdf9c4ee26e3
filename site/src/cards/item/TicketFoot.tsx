import { brusselsDay, formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { entry as words } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import { type Entry, euroWords, type Price } from '@inktvis/programme/entry';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon, type IconName } from '../../ui/images/Icon.tsx';
import { joined } from '../text.ts';
import styles from './TicketFoot.module.css';

/** A sign with what it says, or a button; and a note. */
export type Foot = {
  readonly said?: { readonly icon: IconName; readonly title: string };
  readonly link?: {
    readonly href: string;
    readonly label: string;
    readonly hidden?: string;
    readonly variant?: ButtonVariant;
    readonly external?: boolean;
  };
  readonly prices?: readonly Price[];
  readonly note: string;
};

/** `Aan de deur, € 5`, and for whom else: `tot 12 jaar gratis, zolang er plaats is`. */
export function doorFoot([dearest, ...cheaper]: readonly Price[]): Foot {
  const others = cheaper.map(({ name, amount }) => `${name} ${euroWords(amount)}`);
  const title = joined(words.door, dearest ? euroWords(dearest.amount) : '');
  return { said: { icon: 'door', title }, note: joined(...others, words.door_words) };
}

/** `Reserveren kan vanaf 14.10`, `maandag om 10.00 uur, € 8` */
export function opensFoot(from: Date, price: string): Foot {
  const day = brusselsDay(from);
  const when = fill(words.opens_when, { weekday: formatWeekday(day), time: formatTime(from) });
  const title = fill(words.opens, { day: formatDayNumber(day) });
  return { said: { icon: 'calendar', title }, note: joined(when, price) };
}

const Content = ({ said, link, prices = [], note }: Foot) =>
  said ? (
    <p className={styles.said}>
      <Icon name={said.icon} />
      <b>{said.title}</b>
      <span>
        {note}
        {link && (
          <a className="target" href={link.href} data-screen-only>
            {link.label}
          </a>
        )}
      </span>
    </p>
  ) : (
    <>
      {prices.length > 1 && (
        <ul className={styles.prices}>
          {prices.map(({ name, amount }) => (
            <li key={`${name} ${amount}`}>
              <b className="numeral">{euroWords(amount)}</b> {name}
            </li>
          ))}
        </ul>
      )}
      {link && (
        <ButtonLink href={link.href} external={link.external} variant={link.variant}>
          {link.label}
          <span className="visually-hidden">{link.hidden}</span>
        </ButtonLink>
      )}
      <p className={styles.price}>
        {prices.length === 1 && <b className="numeral">{prices.map(({ amount }) => euroWords(amount))}</b>}{' '}
        {note}
      </p>
    </>
  );

type TicketFootProps = {
  readonly state: Entry['state'];
  readonly foot: Foot;
  /** In milliseconds since 1970 of the browser's clock: when booking opens (`browser/booking-opens.ts`). */
  readonly opensAt?: number | null;
  readonly hidden?: boolean;
  /** Other ways to book. */
  readonly children?: ReactNode;
};

/** How one gets in, and what it costs (requirements 3). Ochre: one can book here now. */
export const TicketFoot = ({ state, foot, opensAt, hidden, children }: TicketFootProps) => (
  <div className={styles.foot} data-entry={state} data-opens-at={opensAt} hidden={hidden}>
    <dt className="visually-hidden">{words.label}</dt>
    <dd>
      <Content {...foot} />
      {children}
    </dd>
  </div>
);
