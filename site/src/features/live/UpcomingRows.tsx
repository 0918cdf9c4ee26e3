import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { Numeral } from '../../ui/Numeral.tsx';
import type { LiveRow } from './live-state.ts';
import css from './UpcomingRows.module.css';

type UpcomingRowsProps = {
  readonly rows: readonly LiveRow[];
  /** The first row stands out: it is what starts next. */
  readonly leads?: boolean;
  readonly level?: 2 | 3;
};

/** What comes, by hour. A row that does not fit whole on a screen is not shown. */
export const UpcomingRows = ({ rows, leads = false, level = 2 }: UpcomingRowsProps) => {
  const Title = `h${level}` as const;
  return (
    <ol className={css.rows}>
      {rows.map(({ id, time, title, place, href, startsIn }, index) => {
        const next = leads && index === 0;
        return (
          <li key={id} className={next ? css.next : css.row}>
            <p className={css.when}>
              <Numeral className={css.time}>{time}</Numeral>
              <span>
                {place}
                {next && startsIn !== null && (
                  <b className={css.soon}>
                    {place && ' · '}
                    {fill(live.starts_in_short, { n: startsIn })}
                  </b>
                )}
              </span>
            </p>
            <Title className={css.title}>{href ? <a href={href}>{title}</a> : title}</Title>
          </li>
        );
      })}
    </ol>
  );
};
