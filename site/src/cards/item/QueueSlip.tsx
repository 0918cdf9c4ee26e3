import { queue } from '@inktvis/messages/queue';
import type { QueueSpot } from '@inktvis/programme/signing';
import type { ShownQueue, ShownState } from '@inktvis/programme/signing-queue';
import { useCallback, useSyncExternalStore } from 'react';
import { queueOf, watchQueues } from '../../browser/signing-queues.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { queueWords } from '../../ui/text/queue-words.ts';
import styles from './QueueSlip.module.css';

/** What the browser knows of the queue at a moment; null on the server: a stored page holds none. */
export const useQueue = ({ moment, day }: QueueSpot): ShownQueue | null =>
  useSyncExternalStore(
    useCallback((onChange) => watchQueues(day, onChange), [day]),
    () => queueOf(moment),
    () => null,
  );

type FrameProps = {
  readonly state: ShownState;
  readonly words?: string | undefined;
  readonly label?: boolean;
};

/** The slip itself: colour, sign and words. */
export function QueueFrame({ state, words, label = true }: FrameProps) {
  const { icon, words: usual } = queueWords({ state, time: '' });
  return (
    <b className={styles.frame} data-state={state}>
      <Icon name={icon} className={styles.sign} />
      {label && <span className="visually-hidden">{queue.label}</span>}
      {/* The script of the page may have filled it in before React draws an island. */}
      <span data-queue-words suppressHydrationWarning>
        {words ?? usual}
      </span>
    </b>
  );
}

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
  const { state, time } = shown ?? { state: 'stil', time: '' };
  return (
    <span
      className={large ? `${styles.slip} ${styles.large}` : styles.slip}
      hidden={!shown}
      data-queue={spot.moment}
      data-queue-day={spot.day}
    >
      <QueueFrame state={state} label={!large} />
      {large && <small data-queue-stamp>{queueWords({ state, time }).stamp}</small>}
    </span>
  );
}
