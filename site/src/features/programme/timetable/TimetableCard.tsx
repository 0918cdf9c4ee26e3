import { fill } from '@inktvis/messages/fill';
import { item as words } from '@inktvis/messages/item';
import { flagsDuring, type StatusName, statusLabels } from '@inktvis/programme/status';
import type { TimetableItem } from '@inktvis/programme/timetable/timetable-item';
import { Fragment } from 'react';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { Genre, Icon } from '../../../ui/images/Icon.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import styles from './TimetableCard.module.css';

type FactsProps = {
  readonly item: TimetableItem;
  readonly flags: readonly StatusName[];
  /** A short block has no room for it. */
  readonly showsGenre: boolean;
  /** The head of a column says the hall. */
  readonly showsPlace: boolean;
};

/** Place always when it moved; a comma never begins a line. */
function Facts({ item: { facts, entry }, flags, showsGenre, showsPlace }: FactsProps) {
  const { typeLabel, previousPlace, themeLabel } = facts;
  const place = previousPlace || showsPlace ? facts.placeLabel : '';
  if (!typeLabel && !place && !showsGenre && !entry && flags.length === 0) return null;
  return (
    <p className={`${styles.facts} step--2 above-1`}>
      {typeLabel && <span>{place ? `${typeLabel}, ` : typeLabel}</span>}
      <PreviousValue value={previousPlace} />
      {place && <span>{place}</span>}
      {flags.map((name, at) => (
        <Fragment key={name}>
          {(at > 0 || typeLabel || place) && ', '}
          <b className="nowrap">{statusLabels[name]}</b>
        </Fragment>
      ))}
      {entry && (
        <b className={styles.entry}>
          <Icon name={entry.sign} />
          <span className="visually-hidden">{entry.words}</span>
          <span aria-hidden="true">{entry.short}</span>
        </b>
      )}
      {showsGenre && (
        <span className="visually-hidden">{` · ${fill(words.theme, { theme: themeLabel })}`}</span>
      )}
    </p>
  );
}

type TimetableCardProps = Pick<FactsProps, 'item' | 'showsGenre'> & {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of a cell; without them it is an item of the list. */
  readonly spans?: { readonly rowSpan?: number; readonly colSpan?: number };
};

export function TimetableCard({ item, showsGenre, now, spans }: TimetableCardProps) {
  const { href, title, start, facts, ribbon } = item;
  const flags = flagsDuring(item.announced, item.timing, now);
  const Name = href ? 'a' : 'div';
  const [Frame, Title] = spans ? (['td', 'span'] as const) : (['li', 'h3'] as const);
  return (
    <Frame
      {...spans}
      className={styles.card}
      data-tint={item.tint}
      data-status={flags[0]}
      data-genre={showsGenre || undefined}
      data-has-ribbon={ribbon ? true : undefined}
    >
      <Name className={styles.name} href={href ?? undefined}>
        <span className={styles.when}>
          <time dateTime={start.machine}>
            <span className={`numeral ${styles.start}`}>{start.time}</span>
          </time>{' '}
          <span className={`${styles.until} step--2 bold`}>
            <PreviousValue value={start.previousTime} />
            <span>{start.until}</span>
          </span>
        </span>{' '}
        <Title className={styles.title}>{title}</Title>
      </Name>
      <Facts item={item} flags={flags} showsGenre={showsGenre} showsPlace={!spans} />
      {showsGenre && facts.theme && <Genre name={facts.theme} className={styles.genre} />}
      {ribbon && <Ribbon item={ribbon} place="timetable" />}
    </Frame>
  );
}
