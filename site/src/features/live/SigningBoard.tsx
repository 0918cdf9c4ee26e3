import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { ShownQueue } from '@inktvis/programme/signing-queue';
import { QueueFrame, useQueue } from '../../cards/item/QueueSlip.tsx';
import type { LiveItem } from './live-data.ts';
import { Changes, countdown, keepTogether } from './Rows.tsx';
import css from './SigningBoard.module.css';

type RowProps = { readonly item: LiveItem; readonly now: number };

function Queue({ queue }: { readonly queue: ShownQueue }) {
  const { state, time } = queue;
  const isSilent = state === 'stil';
  const stamp = isSilent ? live.queue_ask : state === 'dicht' ? live.queue_closed : live.queue_said;
  return (
    <>
      <QueueFrame state={state} words={isSilent ? live.queue_silent : undefined} />
      <small>{fill(stamp, { time })}</small>
    </>
  );
}

/** What is over leaves the board. */
function Row({ item, now }: RowProps) {
  const { id, start, title, place, href, changes } = item;
  const queue = useQueue({ moment: id, day: brusselsDay(new Date(start)) });
  if (queue?.state === 'voorbij') return null;
  const soon = countdown(item, now);
  return (
    <li className={css.row}>
      <p className={css.when}>
        <span className={`numeral ${css.hour}`}>{formatTime(new Date(start))}</span>{' '}
        <span>{keepTogether(place)}</span>
      </p>
      <div>
        <h2 className={css.title}>{href ? <a href={href}>{title}</a> : title}</h2>
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
