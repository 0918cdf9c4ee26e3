import { ownId } from '@inktvis/foundation/element-id';
import { groupBy } from '@inktvis/foundation/group-by';
import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';
import { programme } from '@inktvis/messages/programme';
import { DAY_PARTS, partOfHour } from '@inktvis/programme/filters/day-parts';
import { countWords } from '@inktvis/programme/filters/words';
import { CardHeading } from '../../../cards/CardHeading.tsx';
import { CardPicture } from '../../../cards/CardPicture.tsx';
import type { ExperienceCardProps } from '../../../cards/experience/experience-card.ts';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemEntry } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { Genre } from '../../../ui/images/Icon.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import type { TodayItem } from '../list.ts';
import styles from './DaySpine.module.css';

type RowProps = {
  readonly card: ExperienceCardProps;
  readonly isLarge: boolean;
  /** In the first view. */
  readonly isFirst: boolean;
};

/** `10.30–11.30`; of what takes several days the days. */
const When = ({ card }: Pick<RowProps, 'card'>) => {
  const { first, lastDayNumber, previousTime, flags } = card;
  return (
    <div className={`${styles.when} cluster gap-2`}>
      {first && (
        <p className={`${styles.hours} step--1 bold nowrap`}>
          <PreviousValue value={previousTime} />
          <time dateTime={first.machine}>
            <b className={`numeral ${styles.start}`}>
              {lastDayNumber ? `${first.dayNumber}–${lastDayNumber}` : first.time || first.dayNumber}
            </b>
          </time>
          {!lastDayNumber && first.until && (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden"> {item.until} </span>
              {first.until.replace(`${item.until} `, '')}
            </>
          )}
        </p>
      )}
      <ItemFlags flags={flags} facts={card} />
    </div>
  );
};

const Row = ({ card, isLarge, isFirst }: RowProps) => {
  const { flags, ribbon, theme, typeLabel, placeLabel, ageLabel } = card;
  return (
    <article
      className={`${styles.item} ruled relative`}
      data-status={flags[0]}
      data-large={isLarge || undefined}
      data-ribbon-room={ribbon ? true : undefined}
    >
      <When card={card} />
      {isLarge && (
        <div className={`${styles.picture} relative above-1`}>
          <CardPicture
            picture={card.picture}
            words={typeLabel || item.experience}
            shape="spine"
            first={isFirst}
          />
          {theme && <Genre name={theme} />}
        </div>
      )}
      <div className={`${styles.words} above-1`}>
        <CardHeading level={4} href={card.href} title={card.title} />
        <p className={`${styles.facts} note`}>
          {typeLabel && <span>{typeLabel}</span>}
          {placeLabel && (
            <span>
              <PreviousValue value={card.previousPlace} />
              {placeLabel}
            </span>
          )}
          {ageLabel && <span>{ageLabel}</span>}
        </p>
        <ItemEntry line={card.entry} className="above-1" />
      </div>
      {ribbon && <Ribbon item={ribbon} place="row" />}
    </article>
  );
};

type ListedCard = Pick<TodayItem, 'id' | 'card'>;

/** `0` when only its day is known. */
const hourOf = ({ card: { first } }: ListedCard): number => Number(first?.time.split('.')[0] ?? 0);

/** Else the day has no rhythm. */
const ONE_LARGE_IN = 6;
/** So many are in the first view. */
const FIRST_ROWS = 4;

type DaySpineProps = {
  readonly cards: readonly ListedCard[];
  /** On all pages. */
  readonly parts: readonly number[];
};

export function DaySpine({ cards, parts: counts }: DaySpineProps) {
  const large = new Set(
    cards.filter(({ card }) => card.isHighlighted).slice(0, Math.ceil(cards.length / ONE_LARGE_IN)),
  );
  const early = new Set(cards.slice(0, FIRST_ROWS));
  const parts = DAY_PARTS.map((part, at) => ({
    ...part,
    count: counts[at] ?? 0,
    cards: cards.filter((one) => partOfHour(hourOf(one)) === part.slug),
  })).filter((part) => part.cards.length > 0);
  return parts.map(({ slug, label, from, until, count, cards: inPart }) => (
    <section className={`${styles.part} ruled-thick`} key={slug} aria-labelledby={ownId(slug)}>
      <div className="spread">
        <h3 className="step-3" id={ownId(slug)}>
          {label}
        </h3>
        <p className="step--1 bold nowrap">
          {countWords(count)}
          <span className="hidden-below-640">{fill(programme.part_hours, { from, until })}</span>
        </p>
      </div>
      {[...groupBy(inPart, hourOf)].map(([hour, inHour]) => (
        <div className={`${styles.hour} above-2`} key={hour}>
          <p className={`${styles.label} stack gap-1`}>
            <span className={`numeral ${styles.number}`}>{hour}</span>{' '}
            <small className="step--2 bold">{programme.hour}</small>
          </p>
          <div className={styles.items}>
            {inHour.map((one) => (
              <Row key={one.id} card={one.card} isLarge={large.has(one)} isFirst={early.has(one)} />
            ))}
          </div>
        </div>
      ))}
    </section>
  ));
}
