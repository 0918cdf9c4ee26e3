import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { FaceSite, LiveSlide } from '../live-data.ts';
import type { LiveRow } from '../live-state.ts';
import { LiveHead, PeekingSquid, QrLine, UpcomingRows } from '../parts.tsx';
import { Slideshow } from '../Slideshow.tsx';
import css from './Running.module.css';

type RunningProps = {
  readonly rows: readonly LiveRow[];
  readonly slides: readonly LiveSlide[];
  readonly unattended: boolean;
  readonly now: number;
  readonly site: FaceSite;
};

/** A day of the festival: what starts next, and the slides. */
export const Running = ({ rows, slides, unattended, now, site }: RunningProps) => (
  <>
    <LiveHead title={fill(live.heading, { brand: site.brand })} now={now} />
    <div className={css.body}>
      <section className={css.upcoming} aria-label={live.upcoming}>
        {rows.length > 0 ? (
          <UpcomingRows rows={rows} leads />
        ) : (
          <p className={css.nothing}>{live.nothing_upcoming}</p>
        )}
      </section>
      <Slideshow slides={slides} unattended={unattended} />
      <div className={css.code}>
        <QrLine href="/programma" siteUrl={site.url} text={live.whole_programme} />
      </div>
    </div>
    {site.mascot && <PeekingSquid />}
  </>
);
