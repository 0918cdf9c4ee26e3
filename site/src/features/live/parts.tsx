import { formatClock } from '@inktvis/foundation/brussels';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { statusLabels } from '@inktvis/programme/status';
import peeking from '../../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import mascot from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import { Qr } from '../../ui/images/Qr.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Strikethrough } from '../../ui/text/Strikethrough.tsx';
import type { LiveRow } from './live-state.ts';
import css from './parts.module.css';
import rowStyles from './UpcomingRows.module.css';

type LiveHeadProps = { readonly title: string; readonly now: number };

/** A short word does not stay behind at the end of a line: `in aantocht` wraps as a whole. */
const keepTogether = (words: string) => words.replace(/ (\p{L}{1,3}) (\S+)$/u, ' $1\u00a0$2');

/** The name of the page, with the time as its second line (requirements 2.3). */
export const LiveHead = ({ title, now }: LiveHeadProps) => (
  <header className={css.head}>
    <h1 className={css.title}>{keepTogether(title)}</h1>
    <Clock now={now} />
  </header>
);

const POSITIONS = ['h1', 'h2', 'a', 'm1', 'm2', 'b', 's1', 's2'] as const;

/** The time in Brussels, each digit in a box of its own, so that only what changes is painted. */
function Clock({ now }: { readonly now: number }) {
  const text = formatClock(new Date(now));
  return (
    <p className={css.clock} role="timer" aria-label={fill(live.clock_label, { time: text })}>
      {POSITIONS.map((position, index) => (
        <span key={position} className={text[index] === ':' ? css.colon : css.digit} aria-hidden>
          {text[index]}
        </span>
      ))}
    </p>
  );
}

/** How many letters of a title still fit on two lines, in large and in medium size (requirements D10, Live). */
const MAX_LARGE = 18;
const MAX_MEDIUM = 36;
/** A title above a line with what changed is a size smaller, so that the row is not higher. */
const sizeOf = (title: string, isChanged: boolean) => {
  const { length } = withoutSoftHyphens(title);
  if (length <= MAX_LARGE) return 'large';
  return length <= MAX_MEDIUM && !isChanged ? 'medium' : 'small';
};

type RowProps = {
  readonly row: LiveRow;
  readonly level: 2 | 3;
  /** It stands out: it is what starts next. */
  readonly isNext: boolean;
};

function Row({ row: { time, title, place, href, startsIn, changes = [] }, level, isNext }: RowProps) {
  const Title = `h${level}` as const;
  return (
    <li className={isNext ? rowStyles.next : rowStyles.row}>
      <p className={rowStyles.when}>
        <Numeral className={rowStyles.time}>{time}</Numeral> <span>{keepTogether(place)}</span>{' '}
        {isNext && startsIn !== null && (
          <b className={rowStyles.soon}>{fill(live.starts_in_short, { n: startsIn })}</b>
        )}
      </p>
      <Title className={rowStyles.title} data-size={sizeOf(title, changes.length > 0)}>
        {href ? <a href={href}>{title}</a> : <span>{title}</span>}
      </Title>
      {changes.length > 0 && (
        <p className={rowStyles.changes}>
          {changes.map(({ kind, was }) => (
            <span key={kind}>
              <b className={rowStyles.flag}>{statusLabels[kind]}</b>{' '}
              {was && <Strikethrough>{was}</Strikethrough>}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

type RowsProps = {
  readonly rows: readonly LiveRow[];
  readonly level?: 2 | 3;
  /** What starts next today: on a screen five rows, six in portrait, of which the first stands out. */
  readonly isToday?: boolean;
};

/** What comes, by hour. A row that does not fit completely on a screen is not shown. */
export const Rows = ({ rows, level = 2, isToday = false }: RowsProps) => (
  <ol className={isToday ? `${rowStyles.rows} ${rowStyles.today}` : rowStyles.rows}>
    {rows.map((row, index) => (
      <Row key={row.id} row={row} level={level} isNext={isToday && index === 0} />
    ))}
  </ol>
);

type QrLineProps = { readonly href: string; readonly siteUrl: string; readonly text: string };

/** A QR code with the words of its link; the link itself for people who read the page on their phone. */
export const QrLine = ({ href, siteUrl, text }: QrLineProps) => (
  <p className={css.qr}>
    <Qr className={css.code} text={siteUrl + href} label={fill(live.qr_label, { text })} />
    <a className={css.text} href={href}>
      {text}
    </a>
  </p>
);

/** The squid looks over the lower edge. */
export const PeekingSquid = ({ side = 'right' }: { readonly side?: 'left' | 'right' }) => (
  <img className={css.peek} data-side={side} src={peeking} alt="" width="440" height="386" />
);

/** The whole squid, where there is room: before and after the festival. */
export const Squid = () => <img className={css.squid} src={mascot} alt="" width="520" height="680" />;
