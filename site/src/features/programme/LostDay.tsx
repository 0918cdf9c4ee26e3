import { DateStrip, type StripDay } from '../../blocks/date-strip/DateStrip.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './Programme.module.css';

/** The days of the festival, on the page for an unknown day. */
export const LostDay = ({ days }: { readonly days: readonly StripDay[] }) => (
  <Wrap className={styles.lost}>
    <DateStrip days={days} />
  </Wrap>
);
