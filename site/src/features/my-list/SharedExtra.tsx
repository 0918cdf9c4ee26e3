import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { untilTime } from '@inktvis/programme/time-range';
import { Alert } from '../../ui/Alert.tsx';
import type { ListItem } from './list-item.ts';
import { longMoment } from './moments.ts';
import styles from './Notices.module.css';
import type { SharedNote } from './shared-plan.ts';
import { listing } from './words.ts';

/** `Vrije micro, 15.15 tot 16.15` */
const withHours = (item: ListItem): string =>
  [`${item.title}, ${formatTime(item.content.startDate)}`, untilTime(item)].filter(Boolean).join(' ');

/** How a row of somebody else's list lies beside one's own. */
export const SharedExtra = ({ note }: { readonly note: SharedNote }) =>
  note.kind === 'elsewhere' ? (
    <p className={styles.soft}>{fill(myList.shared_elsewhere, { moment: longMoment(note.mine) })}</p>
  ) : (
    <Alert kind="now" icon="info" title={myList.shared_clash_title}>
      <p>{fill(myList.shared_clash_text, { moments: listing(note.mine.map(withHours)) })}</p>
    </Alert>
  );
