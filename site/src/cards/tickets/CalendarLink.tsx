import { experience as messages } from '@inktvis/messages/experience';
import { Icon } from '../../ui/images/Icon.tsx';

type CalendarLinkProps = {
  readonly href: string;
  /** Which date, for screen reader users, who hear the link out of context. */
  readonly what: string;
};

/** A quiet link to the calendar file of one date. */
export const CalendarLink = ({ href, what }: CalendarLinkProps) => (
  <a className="target gap-2 step--1" data-screen-only href={href}>
    <Icon name="calendar" />
    {messages.add_calendar}
    <span className="visually-hidden">{` (${what})`}</span>
  </a>
);
