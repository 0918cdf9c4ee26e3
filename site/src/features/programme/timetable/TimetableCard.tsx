import { fill } from '@inktvis/messages/fill';
import { item as words } from '@inktvis/messages/item';
import { flagsDuring, statusLabels } from '@inktvis/programme/status';
import type { TimetableItem } from '@inktvis/programme/timetable/timetable-item';
import { Fragment } from 'react';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { Genre } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import styles from './TimetableCard.module.css';

type TimetableCardProps = {
  readonly item: TimetableItem;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The head of a column says the hall; a list says it here. */
  readonly showsPlace: boolean;
  /** A short block has no room for the sign of its genre. */
  readonly showsGenre: boolean;
};

/** Attributes of the cell or list item around a card: its background and status. */
export const cardFrame = (
  { tint, announced, timing, ribbon }: TimetableItem,
  now: number,
  showsGenre: boolean,
) => ({
  className: styles.card,
  'data-tint': tint,
  'data-status': flagsDuring(announced, timing, now)[0],
  'data-genre': showsGenre || undefined,
  'data-has-ribbon': ribbon ? true : undefined,
});

/** Type, place and statuses, each in its word. */
function Facts({ item, now, showsPlace, showsGenre }: TimetableCardProps) {
  const { typeLabel, placeLabel, previousPlace, themeLabel } = item;
  const flags = flagsDuring(item.announced, item.timing, now);
  const place = previousPlace || showsPlace ? placeLabel : '';
  const hasGenre = showsGenre && themeLabel !== '';
  if (!typeLabel && !place && !hasGenre && flags.length === 0) return null;
  return (
    <p className={`${styles.facts} step--2 above-1`}>
      {typeLabel && <span>{place ? `${typeLabel}, ` : typeLabel}</span>}
      <PreviousValue value={previousPlace} />
      {place && <span>{place}</span>}
      {flags.map((name, at) => (
        // Its dot is never left alone at the end of a line.
        <Fragment key={name}>
          {' '}
          <b className="nowrap">
            {(at > 0 || typeLabel || place) && '· '}
            {statusLabels[name]}
          </b>
        </Fragment>
      ))}
      {hasGenre && (
        <span className="visually-hidden">{` · ${fill(words.theme, { theme: themeLabel })}`}</span>
      )}
    </p>
  );
}

/** The content of a card of the timetable, in a cell and in a list item alike: one link over the whole of it. */
export function TimetableCard(props: TimetableCardProps) {
  const { item, showsGenre } = props;
  const Name = item.href ? 'a' : 'div';
  return (
    <>
      <Name className={styles.name} href={item.href ?? undefined}>
        <span className={styles.when}>
          <time dateTime={item.machine}>
            <Numeral className={styles.start}>{item.start}</Numeral>
          </time>{' '}
          <span className={`${styles.until} step--2 bold`}>
            <PreviousValue value={item.previousTime} />
            <span>{item.until}</span>
          </span>
        </span>{' '}
        <span className={styles.title}>{item.title}</span>
      </Name>
      <Facts {...props} />
      {showsGenre && item.theme && <Genre name={item.theme} className={styles.genre} />}
      {item.ribbon && <Ribbon item={item.ribbon} place="timetable" />}
    </>
  );
}
