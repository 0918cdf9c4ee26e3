import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { ShownQueue } from '@inktvis/programme/signing-queue';
import { useCallback, useSyncExternalStore } from 'react';
import { queueOf, watchQueues } from '../../browser/signing-queues.ts';
import { QueueFrame } from '../../cards/item/QueueSlip.tsx';
import type { LiveItem } from './live-data.ts';
import { Changes, countdown, keepTogether, sizeOf } from './Rows.tsx';
import css from './SigningBoard.module.css';

type RowProps = { readonly item: LiveItem; readonly now: number };

function Queue({ queue }: { readonly queue: ShownQueue }) {
  const { state, time } = queue;
  const isSilent = state === 'stil';
  const stamp = isSilent ? live.queue_ask : state === 'dicht' ? live.queue_closed : live.queue_said;
  return (
    <>
      <QueueFrame drawn={isSilent ? { ...queue, words: live.queue_silent } : queue} />
      <small>{fill(stamp, { time })}</small>
    </>
  );
}

/** What is known of the queue at a moment that begins at `start`. */
const useQueue = (moment: string, start: number): ShownQueue | null =>
  useSyncExternalStore(
    useCallback((onChange) => watchQueues(brusselsDay(new Date(start)), onChange), [start]),
    () => queueOf(moment),
    () => null,
  );

/** What is over leaves the board. */
function Row({ item, now }: RowProps) {
  const { id, start, title, place, href, changes } = item;
  const queue = useQueue(id, start);
  if (queue?.state === 'voorbij') return null;
  const soon = countdown(item, now);
  return (
    <li className={css.row}>
      <p className={css.when}>
        <span className={`numeral ${css.hour}`}>{formatTime(new Date(start))}</span>{' '}
        <span>{keepTogether(place)}</span>
      </p>
      <div>
        <h2 className={css.title} data-size={sizeOf(item)}>
          {href ? <a href={href}>{title}</a> : title}
        </h2>
        <Changes changes={changes} />
      </div>
      <p className={css.queue}>{queue ? <Queue queue={queue} /> : soon && <small>{soon}</small>}</p>
    </li>
  );
}

type SigningBoardProps = { readonly items: readonly LiveItem[]; readonly now: number };

/** Who signs today, running first, with the queues. */
export const SigningBoard = ({ items, now }: SigningBoardProps) => (
  <ol className={css.board}>
    {items.map((item) => (
      <Row key={item.id} item={item} now={now} />
    ))}
  </ol>
);
