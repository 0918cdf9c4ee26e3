import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { Numeral } from '../../../ui/Numeral.tsx';
import type { FaceSite } from '../LiveFace.tsx';
import { LiveHead } from '../LiveHead.tsx';
import { QrLine } from '../QrLine.tsx';
import { Squid } from '../Squid.tsx';
import css from './Statement.module.css';

type AfterProps = { readonly days: number; readonly now: number; readonly site: FaceSite };

/** Small numbers are written out, as a person would. */
const WORDS = ['Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien', 'Elf', 'Twaalf'];

const daysInWords = (days: number): string =>
  days === 1 ? live.after_days_one : fill(live.after_days, { n: WORDS[days - 2] ?? days });

/** After the last item of the last day: thanks. */
export const After = ({ days, now, site }: AfterProps) => (
  <>
    <LiveHead title={fill(live.after_heading, { brand: site.brand })} now={now} />
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
