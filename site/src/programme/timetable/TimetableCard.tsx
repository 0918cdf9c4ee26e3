import { Fragment } from 'react';
import { Ribbon } from '../../leeslint/Ribbon.tsx';
import { fill } from '../../ui/fill.ts';
import { Genre } from '../../ui/Genre.tsx';
import { item as words } from '../../ui/messages/item.ts';
import { Num } from '../../ui/Num.tsx';
import { Struck } from '../Struck.tsx';
import { statusLabels } from '../status.ts';
import styles from './TimetableCard.module.css';
import type { TimetableItem } from './timetable-item.ts';

type TimetableCardProps = {
  readonly item: TimetableItem;
  /** The head of a column says the hall; a list says it here. */
  readonly showsPlace: boolean;
  /** A short block has no room for the sign of its genre. */
  readonly showsGenre: boolean;
};

/** What makes the cell or list item around a card a card: its paper, its status. */
export const cardFrame = ({ tint, flags, savable }: TimetableItem, showsGenre: boolean) => ({
  className: styles.card,
  'data-tint': tint,
  'data-status': flags[0],
  'data-genre': showsGenre || undefined,
  'data-keeps': savable ? true : undefined,
});

/** Type, place and statuses, each in its word. */
function Facts({ item, showsPlace, showsGenre }: TimetableCardProps) {
  const { typeLabel, placeLabel, previousPlace, themeLabel, flags } = item;
  const place = previousPlace ? (
    <>
      <Struck>{previousPlace}</Struck> {placeLabel}
    </>
  ) : (
    showsPlace && placeLabel
  );
  const hasGenre = showsGenre && themeLabel !== '';
  if (!typeLabel && !place && !hasGenre && flags.length === 0) return null;
  return (
    <p className={styles.facts}>
      {typeLabel}
      {typeLabel && place && ', '}
      {place}
      {flags.map((name, at) => (
        <Fragment key={name}>
          {(at > 0 || typeLabel || place) && ' · '}
          <b>{statusLabels[name]}</b>
        </Fragment>
      ))}
      {hasGenre && <span className="visually-hidden"> · {fill(words.theme, { theme: themeLabel })}</span>}
    </p>
  );
}

/** What stands on a card of the timetable, in a cell and in a list item alike: one link over the whole of it. */
export function TimetableCard(props: TimetableCardProps) {
  const { item, showsGenre } = props;
  const Name = item.href ? 'a' : 'div';
  return (
    <>
      <Name className={styles.name} href={item.href ?? undefined}>
        <span className={styles.when}>
          <time dateTime={item.machine}>
            <Num className={styles.start}>{item.start}</Num>
          </time>{' '}
          <span className={styles.until}>
            {item.previousTime && (
              <>
                <Struck>{item.previousTime}</Struck>{' '}
              </>
            )}
            {item.until}
          </span>
        </span>{' '}
        <span className={styles.title}>{item.title}</span>
      </Name>
      <Facts {...props} />
      {showsGenre && item.theme && <Genre name={item.theme} className={styles.genre} />}
      {item.savable && <Ribbon item={item.savable} place="timetable" />}
    </>
  );
}
