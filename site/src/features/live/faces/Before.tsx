import { formatDayNumber } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { Numeral } from '../../../ui/Numeral.tsx';
import type { FaceSite } from '../LiveFace.tsx';
import { LiveHead } from '../LiveHead.tsx';
import type { Festival } from '../live-data.ts';
import type { LiveRow } from '../live-state.ts';
import { QrLine } from '../QrLine.tsx';
import { Squid } from '../Squid.tsx';
import { UpcomingRows } from '../UpcomingRows.tsx';
import css from './Statement.module.css';

type BeforeProps = {
  readonly days: number;
  readonly rows: readonly LiveRow[];
  readonly festival: Festival | null;
  readonly screen: boolean;
  readonly now: number;
  readonly site: FaceSite;
};

/** Before the festival: how many days to go. Who has the page in the hand sees what comes first, too. */
export const Before = ({ days, rows, festival, screen, now, site }: BeforeProps) => (
  <>
    <LiveHead title={fill(live.heading, { brand: site.brand })} now={now} />
    <div className={css.statement}>
      <p className={css.count}>
        <Numeral className={css.number}>{days}</Numeral>
        <span className={css.words}>{days === 1 ? live.before_sleep : live.before_days}</span>
      </p>
      {festival && (
        <p className={css.sub}>
          <b>
            {formatDayNumber(festival.firstDay)}–{formatDayNumber(festival.lastDay)}
          </b>{' '}
          {festival.venue}
        </p>
      )}
      <QrLine href="/programma" siteUrl={site.url} text={live.before_programme} />
    </div>
    {!screen && rows.length > 0 && (
      <section className={css.first} aria-label={live.upcoming}>
        <UpcomingRows rows={rows} />
      </section>
    )}
    {site.mascot && <Squid />}
  </>
);
