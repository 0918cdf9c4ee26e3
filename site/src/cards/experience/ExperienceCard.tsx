import { item } from '@inktvis/messages/item';
import type { ReactNode } from 'react';
import { Genre } from '../../ui/images/Icon.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import { CardHeading } from '../CardHeading.tsx';
import { CardPicture } from '../CardPicture.tsx';
import base from '../card.module.css';
import { ItemFlags } from '../item/ItemFlags.tsx';
import { ItemLines } from '../item/ItemMeta.tsx';
import { Ribbon } from '../Ribbon.tsx';
import styles from './ExperienceCard.module.css';
import type { ExperienceCardProps } from './experience-card.ts';

export type { ExperienceCardProps } from './experience-card.ts';

type WhenProps = Pick<ExperienceCardProps, 'first' | 'lastDayNumber' | 'previousTime' | 'running'> & {
  readonly lead: 'day' | 'time';
};

/** The row above the picture: the day large, or inside one day the hour, and what else tells when beside it. */
function When({ first, lastDayNumber, previousTime, running, lead }: WhenProps) {
  if (!first) return <div className={styles.when} />;
  const { dayNumber, weekday, time, until } = first;
  const isHour = lead === 'time' && time !== '' && !lastDayNumber;
  const day = lastDayNumber ? `${dayNumber}–${lastDayNumber}` : dayNumber;
  const [number, above, below] = isHour
    ? [time, until, `${weekday.slice(0, 2)} ${dayNumber}`]
    : running
      ? [item.now, running.word, running.time]
      : [day, weekday, time];
  return (
    <p className={styles.when}>
      <time dateTime={first.machine} data-range={lastDayNumber ? true : undefined}>
        <span className={`numeral ${styles.number}`}>{number}</span>
      </time>
      <span className={styles.hour}>
        {isHour && <PreviousValue value={previousTime} />}
        <span>{above}</span>
        <br />
        {!isHour && !running && <PreviousValue value={previousTime} />}
        <span>{below}</span>
      </span>
    </p>
  );
}

type CardProps = ExperienceCardProps & {
  /** Which number is large: the day, or the hour in a list of one day. What takes several days shows those. */
  readonly lead?: 'day' | 'time';
  readonly slim?: boolean;
  readonly inRow?: boolean;
  readonly when?: ReactNode;
  readonly art?: ReactNode;
  readonly isFirst?: boolean;
};

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
    {when ?? <When {...card} lead={lead} />}
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
      {(flags.length > 0 || card.queue) && (
        <div className={styles.flags}>
          <ItemFlags flags={flags} facts={card} />
        </div>
      )}
    </div>
    <div>
      <CardHeading level={headingLevel} href={href} title={title} />
      <ItemLines facts={card} entry={card.entry} />
    </div>
    {ribbon && <Ribbon item={ribbon} place="card" />}
  </article>
);
