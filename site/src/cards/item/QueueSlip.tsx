import { queue } from '@inktvis/messages/queue';
import type { QueueSpot } from '@inktvis/programme/signing';
import { useCallback, useSyncExternalStore } from 'react';
import { queueOf, type ShownQueue, watchQueues } from '../../browser/signing-queues.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './QueueSlip.module.css';
import { queueWords } from './queue-words.ts';

/** What the browser knows of the queue at a moment; null on the server: a stored page holds none. */
export const useQueue = ({ moment, day }: QueueSpot): ShownQueue | null =>
  useSyncExternalStore(
    useCallback((onChange) => watchQueues(day, onChange), [day]),
    () => queueOf(moment),
    () => null,
  );

type QueueSlipProps = {
  readonly spot: QueueSpot;
  /** Of a page that is drawn for this moment. */
  readonly drawn?: ShownQueue | null;
  /** With the hour of the report. */
  readonly large?: boolean;
};

/** The queue at a signing moment; hidden until a steward says something. Outside islands `queue-slips.ts` fills it in. */
export function QueueSlip({ spot, drawn = null, large = false }: QueueSlipProps) {
  const shown = useQueue(spot) ?? drawn;
  const { icon, words, stamp } = queueWords(shown ?? { state: 'stil', time: '' });
  return (
    <span
      className={large ? `${styles.slip} ${styles.large}` : styles.slip}
      hidden={!shown}
      data-queue={spot.moment}
      data-queue-day={spot.day}
      data-state={shown?.state}
    >
      <b className={styles.frame}>
        <Icon name={icon} className={styles.sign} />
        <span className="visually-hidden">{queue.label}</span>
        <span data-queue-words>{words}</span>
      </b>
      {large && <small data-queue-stamp>{stamp}</small>}
    </span>
  );
}
