import { formatTime } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import { untilTime } from '@inktvis/programme/time-range';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { hookValue, selector } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { countWords, longDate } from '../dates.ts';
import { type ListItem, ribbonOf } from '../list-item.ts';
import notices from '../own/Notices.module.css';
import { type SharedNote, type SharedPlan, sharedPlan } from '../plan.ts';
import { StatusBar } from '../StatusBar.tsx';
import { useMyList, useNow } from '../use-my-list.ts';
import { useProgramme } from '../use-programme.ts';
import { listing, numberWord } from '../words.ts';
import styles from './SharedActions.module.css';

type SharedActionsProps = {
  /** The shared list, by start. */
  readonly items: readonly ListItem[];
  /** How far the site's clock is ahead of the real one, in ms. */
  readonly clockShiftMs: number;
};

function statusOf(count: number, plan: SharedPlan | null): string {
  const words = countWords(count);
  if (!plan) return words;
  if (plan.alsoMine === count) return fill(myList.shared_nothing_new, { count: words });
  // What is left is over.
  return plan.fresh.length === 0 ? words : fill(myList.shared_new, { count: words, new: plan.fresh.length });
}

function alsoMineWords({ alsoMine }: SharedPlan, count: number): string {
  if (alsoMine === 0) return '';
  if (alsoMine === count) return myList.shared_own_all;
  return alsoMine === 1
    ? myList.shared_own_one
    : fill(myList.shared_own_many, { count: capital(numberWord(alsoMine)) });
}

function add(items: readonly ListItem[]): void {
  store.addAll(items.map(ribbonOf));
  showToast({ text: myList.added, icon: 'ribbon-saved' });
}

/**
 * How many there are, and with script what can be done: add them all, or those that fit. Nothing on the own list is
 * replaced. The rows stay as the server rendered them; notes are put into them by portals.
 */
export function SharedActions({ items, clockShiftMs }: SharedActionsProps) {
  const saved = useMyList();
  const now = useNow(clockShiftMs);
  const isUsed = saved !== null && saved.length > 0;
  const { state } = useProgramme(isUsed);
  const programme = state.name === 'ready' ? state.items : null;
  const plan = useMemo(
    () => saved && sharedPlan(items, saved, programme ?? [], now),
    [items, saved, programme, now],
  );
  // What fits is unknown until the dates of the own list are.
  const fits = plan && (programme || !isUsed) ? plan.fitting : [];
  const hasChoice = plan !== null && fits.length > 0 && fits.length < plan.fresh.length;

  return (
    <>
      <StatusBar status={statusOf(items.length, plan)}>
        {items.length > 0 && (
          <>
            {plan?.fresh.length === 0 ? (
              <ButtonLink href={MY_LIST_PATH}>{myList.shared_to_own}</ButtonLink>
            ) : (
              <span className={plan ? undefined : styles.reserved}>
                <Button variant="accent" onClick={() => plan && add(plan.fresh)}>
                  <Icon name="ribbon" />
                  {myList.add_all}
                </Button>
              </span>
            )}
            {hasChoice && (
              <Button variant="line" onClick={() => add(fits)}>
                {fill(myList.shared_fitting, { count: fits.length })}
              </Button>
            )}
          </>
        )}
      </StatusBar>
      {plan && <RowNotes plan={plan} count={items.length} />}
    </>
  );
}

/** Puts the comparison with the own list into the page around the island. */
function RowNotes({ plan, count }: { readonly plan: SharedPlan; readonly count: number }) {
  const places = useRef<ReadonlyMap<string, Element>>(new Map());
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(selector('sharedExtra'))];
    places.current = new Map(rows.map((row) => [hookValue(row, 'sharedExtra') ?? '', row]));
    setIsReady(true);
  }, []);
  if (!isReady) return null;
  const own = document.querySelector(selector('sharedOwn'));
  return (
    <>
      {own && createPortal(<span>{alsoMineWords(plan, count)}</span>, own)}
      {[...plan.notes].map(([id, note]) => {
        const place = places.current.get(id);
        return place && createPortal(<RowNote note={note} />, place, id);
      })}
    </>
  );
}

/** `Vrije micro, 15.15 tot 16.15` */
const withHours = (item: ListItem): string =>
  [`${item.title}, ${formatTime(item.content.startDate)}`, untilTime(item)].filter(Boolean).join(' ');

/** How an item of the shared list compares with the own list. */
const RowNote = ({ note }: { readonly note: SharedNote }) =>
  note.kind === 'elsewhere' ? (
    <p className={notices.soft}>{fill(myList.shared_elsewhere, { moment: longDate(note.mine) })}</p>
  ) : (
    <Alert kind="now" icon="info" title={myList.shared_clash_title}>
      <p>{fill(myList.shared_clash_text, { moments: listing(note.mine.map(withHours)) })}</p>
    </Alert>
  );
