import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { myList as store } from '../../browser/my-list/my-list.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { LIST_PATH } from './addresses.ts';
import { countWords } from './days.ts';
import { ribbonOf } from './item-row.ts';
import type { ListItem } from './list-item.ts';
import { SharedExtra } from './SharedExtra.tsx';
import { StatusBar } from './StatusBar.tsx';
import { type SharedPlan, sharedPlan } from './shared-plan.ts';
import { useMyList } from './use-my-list.ts';
import { useProgramme } from './use-programme.ts';
import { capital, numberWord } from './words.ts';

type SharedActionsProps = {
  /** The list of somebody else, by start. */
  readonly items: readonly ListItem[];
};

function statusOf(count: number, plan: SharedPlan | null): string {
  const words = countWords(count);
  if (!plan) return words;
  return plan.fresh.length === 0
    ? fill(myList.shared_nothing_new, { count: words })
    : fill(myList.shared_new, { count: words, new: plan.fresh.length });
}

function alsoMineWords({ alsoMine, fresh }: SharedPlan): string {
  if (alsoMine === 0) return '';
  if (fresh.length === 0) return myList.shared_own_all;
  return alsoMine === 1
    ? myList.shared_own_one
    : fill(myList.shared_own_many, { count: capital(numberWord(alsoMine)) });
}

function add(items: readonly ListItem[]): void {
  store.addAll(items.map(ribbonOf));
  showToast({ text: myList.added, icon: 'ribbon-saved' });
}

/**
 * How many there are, and with script what can be done: add them all, or those that fit. Nothing of one's own list
 * is ever replaced. The rows themselves stay as the server made them; what is said in them hangs in their places.
 */
export function SharedActions({ items }: SharedActionsProps) {
  const saved = useMyList();
  const isUsed = saved !== null && saved.length > 0;
  const { state } = useProgramme(isUsed);
  const programme = state.name === 'ready' ? state.items : null;
  const plan = useMemo(() => saved && sharedPlan(items, saved, programme ?? []), [items, saved, programme]);
  // Without the times of one's own list nobody can say what fits.
  const fits = plan && (programme || !isUsed) ? plan.fitting : [];
  const hasChoice = plan !== null && fits.length > 0 && fits.length < plan.fresh.length;

  return (
    <>
      <StatusBar status={statusOf(items.length, plan)}>
        {plan && items.length > 0 && (
          <>
            {plan.fresh.length > 0 ? (
              <Button variant="accent" onClick={() => add(plan.fresh)}>
                <Icon name="ribbon" />
                {myList.add_all}
              </Button>
            ) : (
              <ButtonLink href={LIST_PATH}>{myList.shared_to_own}</ButtonLink>
            )}
            {hasChoice && (
              <Button variant="line" onClick={() => add(fits)}>
                {fill(myList.shared_fitting, { count: fits.length })}
              </Button>
            )}
          </>
        )}
      </StatusBar>
      {plan && <InRows plan={plan} />}
    </>
  );
}

/** Puts what there is to say about one's own list into the page around the island. */
function InRows({ plan }: { readonly plan: SharedPlan }) {
  const places = useRef<ReadonlyMap<string, Element>>(new Map());
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-shared-extra]')];
    places.current = new Map(rows.map((row) => [row.dataset.sharedExtra ?? '', row]));
    setIsReady(true);
  }, []);
  if (!isReady) return null;
  const own = document.querySelector('[data-shared-own]');
  return (
    <>
      {own && createPortal(alsoMineWords(plan), own)}
      {[...plan.notes].map(([id, note]) => {
        const place = places.current.get(id);
        return place && createPortal(<SharedExtra note={note} />, place, id);
      })}
    </>
  );
}
