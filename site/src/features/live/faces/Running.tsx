import { live } from '@inktvis/messages/live';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import type { FaceSite, LiveSlide } from '../live-data.ts';
import type { LiveRow } from '../live-state.ts';
import { QrLine, Rows } from '../parts.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import css from './Running.module.css';

type RunningProps = {
  readonly rows: readonly LiveRow[];
  readonly slides: readonly LiveSlide[];
  readonly unattended: boolean;
  readonly site: FaceSite;
};

/** A day of the festival: what starts next, and the slides. */
export const Running = ({ rows, slides, unattended, site }: RunningProps) => (
  <div className={css.body}>
    <section className={css.upcoming} aria-label={live.upcoming}>
      {rows.length > 0 ? (
        <Rows rows={rows} isToday />
      ) : (
        <p className={css.nothing}>{live.nothing_upcoming}</p>
      )}
    </section>
    <Slideshow slides={slides} unattended={unattended} />
    <div className={css.code}>
      <QrLine href={PROGRAMME_PATH} siteUrl={site.url} text={live.whole_programme} />
    </div>
  </div>
);
