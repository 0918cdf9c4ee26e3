import { formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { numberWord } from '@inktvis/messages/number-word';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { FaceSite, Festival } from '../live-data.ts';
import type { LiveState } from '../live-state.ts';
import { PeekingSquid, QrLine, Rows, Squid } from '../parts.tsx';
import css from './Statement.module.css';

type Site = { readonly site: FaceSite };
type State<Kind extends LiveState['kind']> = Extract<LiveState, { kind: Kind }>;

/** The programme was not read yet: the page keeps asking, and says so. */
export const Waiting = ({ site }: Site) => (
  <>
    <div className={css.statement} data-kind="waiting">
      <p className={css.stacked}>
        <Numeral className={css.thanks}>{live.waiting_title}</Numeral>
      </p>
      <p className={css.sub}>{live.waiting_text}</p>
    </div>
    {site.mascot && <PeekingSquid />}
  </>
);

type BeforeProps = State<'before'> & Site & { readonly festival: Festival | null; readonly screen: boolean };

/** Before the festival: how many days to go; on a phone also what comes first. */
export const Before = ({ days, rows, festival, screen, site }: BeforeProps) => (
  <>
    <div className={css.statement}>
      <p className={css.count}>
        <Numeral className={css.number}>{days}</Numeral>
        <span className={css.words}>{days === 1 ? live.before_sleep : live.before_days}</span>
      </p>
      {festival && (
        <p className={css.sub}>
          <b>{`${formatDayNumber(festival.firstDay)}–${formatDayNumber(festival.lastDay)} `}</b>
          <span>{festival.venue}</span>
        </p>
      )}
      <QrLine href={PROGRAMME_PATH} siteUrl={site.url} text={live.before_programme} />
    </div>
    {!screen && rows.length > 0 && (
      <section className={css.first} aria-label={live.upcoming}>
        <Rows rows={rows} />
      </section>
    )}
    {site.mascot && <Squid />}
  </>
);

/** After the last item of a day: until when, and what comes first then. */
export function Between({ day, isTomorrow, time, rows, site }: State<'between'> & Site) {
  const name = `${formatWeekday(day)} ${formatDayNumber(day)}`;
  return (
    <>
      <div className={css.pair}>
        <p className={css.stacked} data-kind="between">
          <span>{isTomorrow ? live.until_tomorrow : fill(live.until_day, { day: formatWeekday(day) })}</span>
          <Numeral className={css.hour}>{time}</Numeral>
        </p>
        <section className={css.next}>
          <h2 className={css.day}>{isTomorrow ? fill(live.tomorrow, { day: name }) : name}</h2>
          <Rows rows={rows} level={3} />
        </section>
      </div>
      {site.mascot && <PeekingSquid side="left" />}
    </>
  );
}

const daysInWords = (days: number): string =>
  days === 1 ? live.after_days_one : fill(live.after_days, { n: capital(numberWord(days)) });

/** After the last item of the last day: thanks. */
export const After = ({ days, site }: State<'after'> & Site) => (
  <>
    <div className={css.statement} data-kind="after">
      <p className={css.stacked}>
        <span>{daysInWords(days)}</span>
        <Numeral className={css.thanks}>{live.after_title}</Numeral>
      </p>
      <p className={css.sub}>{live.after_text}</p>
      <QrLine href="/boekhandels" siteUrl={site.url} text={live.after_bookstores} />
    </div>
    {site.mascot && <Squid />}
  </>
);
