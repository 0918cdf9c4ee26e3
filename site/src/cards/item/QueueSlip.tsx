import { item } from '@inktvis/messages/item';
import type { QueueSpot } from '@inktvis/programme/signing';
import type { ShownQueue } from '@inktvis/programme/signing-queue';
import { Icon, type IconName } from '../../ui/images/Icon.tsx';
import styles from './QueueSlip.module.css';

type FrameProps = {
  readonly drawn: Pick<ShownQueue, 'state' | 'icon' | 'words'> | null;
  readonly label?: boolean;
};

/** The slip itself: colour, sign and words. */
export const QueueFrame = ({ drawn, label = true }: FrameProps) => (
  <b className={styles.frame} data-state={drawn?.state}>
    <Icon name={(drawn?.icon ?? 'clock') as IconName} className={styles.sign} />
    {label && <span className="visually-hidden">{item.queue}</span>}
    <span data-queue-words>{drawn?.words}</span>
  </b>
);

type QueueSlipProps = {
  readonly spot: QueueSpot;
  /** Of a page that is drawn for this moment, which is not stored. */
  readonly drawn?: ShownQueue | null;
  /** With the hour of the report. */
  readonly large?: boolean;
};

/** The queue at a signing moment, hidden until `queue-slips.ts` fills it in: a stored page holds no figure. */
export const QueueSlip = ({ spot: { moment, day }, drawn = null, large = false }: QueueSlipProps) => (
  <span
    className={large ? `${styles.slip} ${styles.large}` : styles.slip}
    hidden={!drawn}
    data-queue={moment}
    data-queue-day={day}
  >
    <QueueFrame drawn={drawn} label={!large} />
    {large && <small data-queue-stamp>{drawn?.stamp}</small>}
  </span>
);
