import { entry as words } from '@inktvis/messages/entry';
import { myList } from '@inktvis/messages/my-list';
import { type Entry, entryAt, entryLine } from '@inktvis/programme/entry';
import { createContext, use, useState } from 'react';
import { readStoredTexts, writeStorage } from '../../../browser/storage.ts';
import { ItemEntry } from '../../../cards/item/ItemMeta.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { ListItem } from '../list-item.ts';
import styles from './DayPlan.module.css';

/** The key in local storage: ids of the items of which the visitor has a place. */
const ARRANGED = 'leeslint-geregeld';

export function useArranged() {
  const [ids, setIds] = useState(() => readStoredTexts('localStorage', ARRANGED));
  const toggle = (id: string) => {
    const all = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    writeStorage('localStorage', ARRANGED, JSON.stringify(all));
    setIds(all);
  };
  return { ids, toggle };
}

export const Arranged = createContext<ReturnType<typeof useArranged>>({ ids: [], toggle: () => {} });

type ItemProps = { readonly item: ListItem; readonly now: Date };

const entryOf = ({ item, now }: ItemProps): Entry | null => item.terms && entryAt(item.terms, item, now);

/** What can be booked now, and is not arranged. */
export const toBook = (items: readonly ListItem[], arranged: readonly string[], now: Date) =>
  items.filter((item) => entryOf({ item, now })?.state === 'book' && !arranged.includes(item.id));

/** Where an item is booked, and the tick that this is done, which stays when it is sold out later. */
export function PlanEntry({ item, now }: ItemProps) {
  const { ids, toggle } = use(Arranged);
  const entry = entryOf({ item, now });
  const line = entry && entryLine(entry);
  const isArranged = ids.includes(item.id);
  if (!entry || entry.state === 'closed' || !(line || isArranged)) return null;
  const isBooking = entry.state === 'book';
  const name = <span className="visually-hidden">{`: ${item.title}`}</span>;
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
          onClick={() => toggle(item.id)}
        >
          <span>{isArranged ? myList.arranged_done : myList.arranged}</span>
          {name}
        </button>
      )}
    </p>
  );
}
