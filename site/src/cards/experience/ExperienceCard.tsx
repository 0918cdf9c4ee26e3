import { item } from '@inktvis/messages/item';
import type { ReactNode } from 'react';
import { Genre } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import { CardHeading } from '../CardHeading.tsx';
import { CardPicture } from '../CardPicture.tsx';
import base from '../card.module.css';
import type { CardTime } from '../card-time.ts';
import { ItemAccess } from '../item/ItemAccess.tsx';
import { ItemFlags } from '../item/ItemFlags.tsx';
import { ItemMeta } from '../item/ItemMeta.tsx';
import { ItemNames } from '../item/ItemNames.tsx';
import { Ribbon } from '../Ribbon.tsx';
import styles from './ExperienceCard.module.css';
import type { ExperienceCardProps } from './experience-card.ts';

export type { ExperienceCardProps } from './experience-card.ts';

type WhenProps = Pick<ExperienceCardProps, 'first' | 'lastDayNumber' | 'previousTime' | 'running'>;

/** Inside one day: the hour large, its end and the day small. */
const Hour = ({
  first,
  previousTime,
}: {
  readonly first: CardTime;
  readonly previousTime: string | null;
}) => (
  <p className={styles.when} data-lead="time">
    <time dateTime={first.machine}>
      <Numeral className={styles.number}>{first.time}</Numeral>
    </time>
    <span className={styles.hour}>
      <PreviousValue value={previousTime} />
      <span>{first.until}</span>
      {(first.until || previousTime) && <br />}
      <span>{`${first.weekday.slice(0, 2)} ${first.dayNumber}`}</span>
    </span>
  </p>
);

/** The date row: the day large on the left, weekday and hour on the right. */
function When({ first, lastDayNumber, previousTime, running }: WhenProps) {
  if (!first) return <div className={styles.when} data-empty />;
  const number = lastDayNumber ? `${first.dayNumber}–${lastDayNumber}` : first.dayNumber;
  return (
    <p className={styles.when}>
      <time dateTime={first.machine} data-range={lastDayNumber ? true : undefined}>
        <Numeral className={styles.number}>{running ? item.now : number}</Numeral>
      </time>
      <span className={styles.hour}>
        <span>{running ? running.word : first.weekday}</span>
        <br />
        {!running && <PreviousValue value={previousTime} />}
        <span>{running ? running.time : first.time}</span>
      </span>
    </p>
  );
}

type CardProps = ExperienceCardProps & {
  /** Which number is large: the day, or the hour in a list of one day. What takes several days shows those. */
  readonly lead?: 'day' | 'time';
  /** Its picture is small beside the words on a phone. */
  readonly slim?: boolean;
  /** In a row of three. */
  readonly inRow?: boolean;
  /** Instead of day and hour. */
  readonly when?: ReactNode;
  /** Instead of its picture. */
  readonly art?: ReactNode;
  /** Whether its picture is the first of the page: fetched before the others. */
  readonly isFirst?: boolean;
};

/** The card of an experience; the whole card is one link. */
export const ExperienceCard = ({
  href,
  title,
  picture,
  headingLevel = 3,
  flags,
  ribbon,
  lead = 'day',
  slim = false,
  inRow = false,
  when,
  art,
  isFirst = false,
  ...card
}: CardProps) => (
  <article
    className={`${base.card} ${styles.experience}`}
    data-status={flags[0]}
    data-slim={slim || undefined}
    data-ribbon-room={ribbon ? true : undefined}
  >
    {when ??
      (lead === 'time' && card.first?.time && !card.lastDayNumber ? (
        <Hour first={card.first} previousTime={card.previousTime} />
      ) : (
        <When {...card} />
      ))}
    <div className={styles.picture}>
      {art ?? (
        <CardPicture
          picture={picture}
          words={card.themeLabel.split(', ')[0] || card.typeLabel || item.experience}
          shape={inRow ? (slim ? 'rowSlim' : 'rowWide') : slim ? 'slim' : 'wide'}
          first={isFirst}
        />
      )}
      {card.theme && (
        <span className={styles.genre}>
          <Genre name={card.theme} />
        </span>
      )}
      {flags.length > 0 && (
        <div className={styles.flags}>
          <ItemFlags flags={flags} />
        </div>
      )}
    </div>
    <div>
      <CardHeading level={headingLevel} href={href} title={title} />
      <ItemNames line={card.names} />
      <ItemMeta facts={card} />
      <ItemAccess access={card.access} />
    </div>
    {ribbon && <Ribbon item={ribbon} place="card" />}
  </article>
);
