import { type Day, formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { Numeral } from '../../../ui/Numeral.tsx';
import type { FaceSite } from '../LiveFace.tsx';
import { LiveHead } from '../LiveHead.tsx';
import type { LiveRow } from '../live-state.ts';
import { PeekingSquid } from '../Squid.tsx';
import { UpcomingRows } from '../UpcomingRows.tsx';
import css from './Statement.module.css';

type BetweenProps = {
  readonly day: Day;
  readonly isTomorrow: boolean;
  readonly time: string;
  readonly rows: readonly LiveRow[];
  readonly now: number;
  readonly site: FaceSite;
};

/** After the last item of a day: until when, and what comes first then. */
export function Between({ day, isTomorrow, time, rows, now, site }: BetweenProps) {
  const name = `${formatWeekday(day)} ${formatDayNumber(day)}`;
  return (
    <>
      <LiveHead title={fill(live.heading, { brand: site.brand })} now={now} />
      <div className={css.pair}>
        <p className={css.stacked} data-kind="between">
          <span>{isTomorrow ? live.until_tomorrow : fill(live.until_day, { day: formatWeekday(day) })}</span>
          <Numeral className={css.hour}>{time}</Numeral>
        </p>
        <section className={css.next}>
          <h2 className={css.day}>{isTomorrow ? fill(live.tomorrow, { day: name }) : name}</h2>
          <UpcomingRows rows={rows} level={3} />
        </section>
      </div>
      {site.mascot && <PeekingSquid side="left" />}
    </>
  );
}
