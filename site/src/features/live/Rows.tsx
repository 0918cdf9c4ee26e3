import { formatTime } from '@inktvis/foundation/brussels';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { entry } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { statusLabels } from '@inktvis/programme/status';
import { Icon } from '../../ui/images/Icon.tsx';
import { Strikethrough } from '../../ui/text/Strikethrough.tsx';
import type { LiveItem } from './live-data.ts';
import css from './Rows.module.css';

/** `in aantocht` wraps as a whole: a short word does not stay behind at the end of a line. */
export const keepTogether = (words: string) => words.replace(/ (\p{L}{1,3}) (\S+)$/u, ' $1\u00a0$2');

/** How many letters of a title still fit on two lines, in large and in medium size (requirements D10, Live). */
const MAX_LARGE = 18;
const MAX_MEDIUM = 36;
/** A title above a line with what changed is a size smaller, so that the row is not higher. */
export function sizeOf({ title, changes }: LiveItem) {
  const { length } = withoutSoftHyphens(title);
  if (length <= MAX_LARGE) return 'large';
  return length <= MAX_MEDIUM && !changes ? 'medium' : 'small';
}

const MINUTE_MS = 60_000;
const SOON_MINUTES = 60;

/** `over 4 min.` for what starts within the hour, `nu, tot 15.00` for what runs; empty otherwise. `now` in epoch ms. */
export function countdown({ start, end }: LiveItem, now: number): string {
  if (start <= now) return fill(live.signing_now, { time: formatTime(new Date(end)) });
  const minutes = Math.ceil((start - now) / MINUTE_MS);
  return minutes <= SOON_MINUTES ? fill(live.starts_in_short, { n: minutes }) : '';
}

/** Which hour or place changed, and what it was. */
export const Changes = ({ changes }: Pick<LiveItem, 'changes'>) =>
  changes && (
    <p className={css.changes}>
      {changes.map(({ kind, was }) => (
        <span key={kind}>
          <b className={css.flag}>{statusLabels[kind]}</b> {was && <Strikethrough>{was}</Strikethrough>}
        </span>
      ))}
    </p>
  );

type RowsProps = {
  readonly items: readonly LiveItem[];
  readonly level?: 2 | 3;
  /** Of today, epoch ms: those that `isLit` stand out, with their minutes. */
  readonly now?: number;
  readonly isLit?: (item: LiveItem, index: number) => boolean;
};

/** Items by hour. A row that does not fit completely on a screen is not shown. */
export function Rows({ items, level = 2, now, isLit }: RowsProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={now === undefined ? css.rows : `${css.rows} ${css.today}`}>
      {items.map((item, index) => {
        const { id, start, title, place, href, changes } = item;
        const soon = now !== undefined && isLit?.(item, index) ? countdown(item, now) : null;
        return (
          <li key={id} className={soon === null ? css.row : css.lit}>
            <p className={css.when}>
              <span className={`numeral ${css.time}`}>{formatTime(new Date(start))}</span>{' '}
              <span>{keepTogether(place)}</span>{' '}
              {item.entry && (
                <span>
                  <Icon name={item.entry} />
                  <span className="visually-hidden">
                    {item.entry === 'door' ? entry.door : entry.booking}
                  </span>
                </span>
              )}{' '}
              {soon && <b className="nowrap">{soon}</b>}
            </p>
            <Title className={css.title} data-size={sizeOf(item)}>
              {href ? <a href={href}>{title}</a> : title}
            </Title>
            <Changes changes={changes} />
          </li>
        );
      })}
    </ol>
  );
}
