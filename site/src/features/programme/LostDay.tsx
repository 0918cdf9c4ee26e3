import { DateStrip } from '../../blocks/date-strip/DateStrip.tsx';
import type { StripDay } from '../../blocks/date-strip/date-strip.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './ProgrammeList.module.css';

/** The days there are, for who asked for one that is not. */
export const LostDay = ({ days }: { readonly days: readonly StripDay[] }) => (
  <Wrap className={styles.lost}>
    <DateStrip days={days} />
  </Wrap>
);
