import { brusselsDay, formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { isDuring } from '@inktvis/foundation/period';
import { capital, fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { numberWord } from '@inktvis/messages/number-word';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { Qr } from '../../ui/images/Qr.tsx';
import css from './faces.module.css';
import type { LiveData, LiveSlide } from './live-data.ts';
import type { LiveState } from './live-state.ts';
import { Rows } from './Rows.tsx';
import { Slideshow } from './slideshow/Slideshow.tsx';

/** `siteUrl`: start of every public address. */
type Site = { readonly siteUrl: string };
type State<Kind extends LiveState['kind']> = Extract<LiveState, { kind: Kind }>;

const QrLine = ({ href, siteUrl, text }: Site & { readonly href: string; readonly text: string }) => (
  <p className={css.qr}>
    <Qr className={css.code} text={siteUrl + href} label={fill(live.qr_label, { text })} />
    <a className={css.text} href={href}>
      {text}
    </a>
  </p>
);

const Waiting = () => (
  <div className={css.statement}>
    <p className={css.say}>
      <span className={`numeral ${css.thanks}`}>{live.waiting_title}</span>
    </p>
    <p className={css.sub}>{live.waiting_text}</p>
  </div>
);

type BeforeProps = State<'before'> & Pick<LiveData, 'festival'> & Site & { readonly screen: boolean };

const Before = ({ days, items, festival, screen, siteUrl }: BeforeProps) => (
  <>
    <div className={css.statement}>
      <p className={`${css.say} ${css.count}`}>
        <span className={`numeral ${css.number}`}>{days}</span>
        <span className={css.words}>{days === 1 ? live.before_sleep : live.before_days}</span>
      </p>
      {festival && (
        <p className={css.sub}>
          <b>{`${formatDayNumber(festival.firstDay)}–${formatDayNumber(festival.lastDay)} `}</b>
          <span>{festival.venue}</span>
        </p>
      )}
      <QrLine href={PROGRAMME_PATH} siteUrl={siteUrl} text={live.before_programme} />
    </div>
    {!screen && items.length > 0 && (
      <section className={css.first} aria-label={live.upcoming}>
        <Rows items={items} />
      </section>
    )}
  </>
);

type RunningProps = State<'running'> &
  Site & { readonly now: number; readonly slides: readonly LiveSlide[]; readonly unattended: boolean };

const Running = ({ items, now, slides, unattended, siteUrl }: RunningProps) => (
  <div className={css.running}>
    <section className={css.upcoming} aria-label={live.upcoming}>
      {items.length > 0 ? (
        <Rows items={items} now={now} isLit={(_, index) => index === 0} />
      ) : (
        <p className={css.say}>{live.nothing_upcoming}</p>
      )}
    </section>
    <Slideshow slides={slides} unattended={unattended} />
    <div className={css.beside}>
      <QrLine href={PROGRAMME_PATH} siteUrl={siteUrl} text={live.whole_programme} />
    </div>
  </div>
);

function Between({ first, isTomorrow, items }: State<'between'>) {
  const start = new Date(first.start);
  const day = brusselsDay(start);
  const name = `${formatWeekday(day)} ${formatDayNumber(day)}`;
  return (
    <div className={css.pair}>
      <p className={css.say}>
        {isTomorrow ? live.until_tomorrow : fill(live.until_day, { day: formatWeekday(day) })}{' '}
        <span className={`numeral ${css.hour}`}>{formatTime(start)}</span>
      </p>
      <section className={css.next}>
        <h2 className={css.day}>{isTomorrow ? fill(live.tomorrow, { day: name }) : name}</h2>
        <Rows items={items} level={3} />
      </section>
    </div>
  );
}

const daysInWords = (days: number): string =>
  days === 1 ? live.after_days_one : fill(live.after_days, { n: capital(numberWord(days)) });

const After = ({ days, siteUrl }: State<'after'> & Site) => (
  <div className={css.statement}>
    <p className={css.say}>
      {daysInWords(days)} <span className={`numeral ${css.thanks}`}>{live.after_title}</span>
    </p>
    <p className={css.sub}>{live.after_text}</p>
    <QrLine href="/boekhandels" siteUrl={siteUrl} text={live.after_bookstores} />
  </div>
);

type FaceProps = Site & {
  readonly state: LiveState;
  readonly live: { readonly data: LiveData; readonly now: number };
  readonly screen: boolean;
};

/** What the screen shows below its clock. */
export function Face({ state, live: { data, now }, screen, siteUrl }: FaceProps) {
  switch (state.kind) {
    case 'waiting':
      return <Waiting />;
    case 'before':
      return <Before {...state} festival={data.festival} screen={screen} siteUrl={siteUrl} />;
    case 'between':
      return <Between {...state} />;
    case 'after':
      return <After {...state} siteUrl={siteUrl} />;
    case 'running': {
      const slides = data.slides?.filter((slide) => isDuring(slide, now)) ?? [];
      return <Running {...state} now={now} slides={slides} unattended={screen} siteUrl={siteUrl} />;
    }
  }
}
