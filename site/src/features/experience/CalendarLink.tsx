import { messages } from '@inktvis/messages';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CalendarLink.module.css';

type CalendarLinkProps = {
  readonly href: string;
  /** Which time, for who hears the link out of its place. */
  readonly what: string;
};

/** A quiet link to the calendar file of one time. */
export const CalendarLink = ({ href, what }: CalendarLinkProps) => (
  <a className={styles.link} href={href}>
    <Icon name="calendar" />
    {messages.experience.add_calendar}
    <span className="visually-hidden">{` (${what})`}</span>
  </a>
);
