import { programme } from '@inktvis/messages/programme';
import { LINE_IDS } from '../model.ts';
import styles from './NowButton.module.css';

/** 'Naar nu' as plain links in the row above a timetable: shown while there is a line of now. */
export const NowLinks = () =>
  LINE_IDS.map((id) => (
    <a key={id} className={styles.link} href={`#${id}`} data-to={id}>
      {programme.to_now}
    </a>
  ));
