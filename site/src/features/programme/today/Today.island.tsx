import { formatTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { countWords } from '@inktvis/programme/filters/words';
import { groupsAt } from '@inktvis/programme/today';
import type { ReactNode } from 'react';
import { CardGrid } from '../../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../../cards/experience/ExperienceCard.tsx';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ProgrammeRows } from '../../../cards/rows/ProgrammeRow.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { ProgrammeModel, ResultsAs, TodayItem } from '../list.ts';
import past from './PastItems.module.css';
import { RunningWhen } from './RunningWhen.tsx';
import styles from './Today.module.css';

type GroupProps = {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

const Group = ({ id, title, note, isNow = false, children }: GroupProps) => (
  <section
    className={styles.group}
    data-now-band={isNow || undefined}
    data-page={isNow ? 'white' : undefined}
    aria-labelledby={id}
  >
    <div className="wrap">
      <div className={`${styles.head} spread gap-4`}>
        <h3 className={`${styles.title} step-4`} id={id}>
          {title}
        </h3>
        <p className={`${styles.note} bold nowrap`}>{note}</p>
      </div>
      {children}
    </div>
  </section>
);

type CardsProps = { readonly items: readonly TodayItem[]; readonly isFirst: boolean };

const Cards = ({ items, isFirst }: CardsProps) => (
  <CardGrid slim>
    {items.map(({ id, card }, index) => (
      <ExperienceCard key={id} {...card} headingLevel={4} lead="time" slim isFirst={isFirst && index === 0} />
    ))}
  </CardGrid>
);

/** One line, so that visitors do not look for it. */
const CancelledLine = ({ item: { card, start } }: { readonly item: TodayItem }) => (
  <div className={`${styles.cancelled} cluster gap-3`}>
    <ItemFlags flags={['off']} />
    <p>
      <b className="numeral">{formatTime(new Date(start))}</b>{' '}
      <a href={card.href ?? undefined}>{card.title}</a>
      {card.placeLabel && `, ${card.placeLabel}`}
    </p>
  </div>
);

const [, OVER] = programme.past_count.split('{count}');

function PastItems({ items }: Pick<CardsProps, 'items'>) {
  const count = items.length;
  return (
    <details className={past.past}>
      <summary className="fold unfolds" aria-label={fill(programme.past_count, { count })}>
        <span>
          <b className={`numeral ${past.number}`}>{count}</b>
          {OVER}
        </span>
        <Icon name="plus" />
      </summary>
      <ProgrammeRows
        lead="time"
        rows={items.map(({ card }) => ({
          href: card.href,
          title: card.title,
          facts: card,
          flags: card.flags.filter((flag) => flag === 'off'),
          start: card.first && { ...card.first, previousTime: card.previousTime },
          ribbon: card.ribbon,
        }))}
      />
    </details>
  );
}

type TodayProps = Pick<ProgrammeModel, 'clockShiftMs'> & {
  readonly results: ResultsAs<'today'>;
};

/** What runs, comes within two hours, comes later, and is over; with script minutes and groups move on. */
export function Today({ results: { items, now: drawnAt }, clockShiftMs }: TodayProps) {
  const { now, root } = useNow<HTMLDivElement>(drawnAt, clockShiftMs);
  const groups = groupsAt(items, now);
  const soonUntil = formatTime(new Date(groups.soonUntil));
  return (
    <div ref={root}>
      {(groups.now.length > 0 || groups.cancelled.length > 0) && (
        <Group
          id={ownId('nu')}
          title={programme.now}
          isNow
          note={
            <>
              <b className="numeral accent step-4">{formatTime(new Date(now))}</b>
              <span>{fill(programme.running, { count: groups.now.length })}</span>
            </>
          }
        >
          <CardGrid slim>
            {groups.now.map((item, index) => (
              <ExperienceCard
                key={item.id}
                {...item.card}
                headingLevel={4}
                slim
                isFirst={index === 0}
                when={<RunningWhen timing={item} now={now} />}
              />
            ))}
          </CardGrid>
          {groups.cancelled.map((item) => (
            <CancelledLine key={item.id} item={item} />
          ))}
        </Group>
      )}
      {groups.soon.length > 0 && (
        <Group
          id={ownId('straks')}
          title={programme.soon}
          note={fill(programme.soon_until, { time: soonUntil })}
        >
          <Cards items={groups.soon} isFirst={groups.now.length === 0} />
        </Group>
      )}
      {groups.later.length > 0 && (
        <Group id={ownId('later')} title={programme.later} note={countWords(groups.later.length)}>
          <Cards items={groups.later} isFirst={groups.now.length + groups.soon.length === 0} />
        </Group>
      )}
      {groups.past.length > 0 && (
        <div className="wrap">
          <PastItems items={groups.past} />
        </div>
      )}
    </div>
  );
}
