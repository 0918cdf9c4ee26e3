import { formatTime, machineTime } from '@inktvis/foundation/brussels';
import { entry as words } from '@inktvis/messages/entry';
import { myList } from '@inktvis/messages/my-list';
import { entryAt, entryLine } from '@inktvis/programme/entry';
import { previousTime } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { type ReactNode, use } from 'react';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemEntry, ItemMeta } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import { type ListItem, ribbonOf } from '../list-item.ts';
import styles from './DayPlan.module.css';
import { Plan } from './plan-context.ts';

type ItemProps = { readonly item: ListItem };

/** Where an item is booked, and the tick that this is done, which stays when it is sold out later. */
function Entry({ item }: ItemProps) {
  const { now, arranged } = use(Plan);
  const entry = item.terms && entryAt(item.terms, item, now);
  const line = entry && entryLine(entry);
  const isArranged = arranged.texts.includes(item.id);
  if (!entry || entry.state === 'closed' || !(line || isArranged)) return null;
  const isBooking = entry.state === 'book';
  const name = <span className="visually-hidden">{`: ${item.title}`}</span>;
  const others = arranged.texts.filter((id) => id !== item.id);
  return (
    <p className={`${styles.other} cluster gap-4`}>
      {!isArranged && isBooking && (
        <a className="target gap-1 step--1 bold" href={entry.bookingUrl}>
          <Icon name="ticket" />
          <span>{line?.words.replace(words.booking, words.book)}</span>
          {name}
        </a>
      )}
      {!isArranged && !isBooking && line && <ItemEntry line={line} className="" />}
      {(isBooking || isArranged) && (
        <button
          type="button"
          className={`${styles.tick} words-button target gap-2 step--1 bold`}
          aria-pressed={isArranged}
          onClick={() => arranged.store(isArranged ? others : [...others, item.id])}
        >
          <span>{isArranged ? myList.arranged_done : myList.arranged}</span>
          {name}
        </button>
      )}
    </p>
  );
}

type PlanItemProps = ItemProps & {
  readonly className: string | undefined;
  readonly children?: ReactNode;
};

export const PlanItem = ({ item, className, children }: PlanItemProps) => (
  <article className={className} data-row={item.id}>
    <p className={styles.when}>
      <PreviousValue value={previousTime(item)} />
      <time dateTime={machineTime(item.content.startDate)}>
        <span className="numeral step-2">{formatTime(item.content.startDate)}</span>
      </time>{' '}
      <small className="step--2 bold nowrap">{untilTime(item)}</small>
    </p>
    <ItemFlags
      flags={flagsOf(item, use(Plan).now).filter((flag) => flag !== 'now' && flag !== 'past')}
      facts={item.facts}
    />
    <h3 className={styles.title}>
      <a className="cover-link" href={item.href}>
        {item.title}
      </a>
    </h3>
    <ItemMeta facts={{ ...item.facts, themeLabel: '', ageLabel: '' }} />
    <Entry item={item} />
    {children}
    <Ribbon item={ribbonOf(item)} place="row" />
  </article>
);
