import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { myChanges as messages, myList } from '@inktvis/messages/my-list';
import { type Difference, differences } from '@inktvis/programme/changes/seen-differences';
import { entryAt } from '@inktvis/programme/entry';
import { phaseOf } from '@inktvis/programme/occurrences';
import { use, useRef, useState } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { type ListItem, ribbonOf } from '../list-item.ts';
import styles from './PlannedList.module.css';
import { Plan } from './plan-context.ts';

const MAX_NAMED = 2;

/** `begint om 17.00` */
const wordsOf = ({ kind, now }: Difference): string => `${messages[kind]} ${now}`.trim();

type NamedProps = { readonly ones: readonly { readonly item: ListItem; readonly words?: string }[] };

/** `Drakenschool, Boekbinden en nog 3.` Each part is an element: a translated page may have replaced its text. */
const Named = ({ ones }: NamedProps) => (
  <>
    {ones.slice(0, MAX_NAMED).map(({ item, words }, index) => (
      <span key={item.id}>
        {index > 0 && <span>, </span>}
        <a href={item.href}>{item.title}</a>
        {words && <span>{` ${words}`}</span>}
      </span>
    ))}
    <span>
      {ones.length > MAX_NAMED && ` ${fill(messages.changed_more, { count: ones.length - MAX_NAMED })}`}.
    </span>
  </>
);

/** What changed for this visitor since they saved it (requirements D13), in one line that goes with a click; what is over is left out. Else what is still to be booked. */
export function SeenChanges({ saved }: { readonly saved: readonly Saved[] }) {
  const { list, now, arranged } = use(Plan);
  const stored = new Map(saved.map(({ id, seen }) => [id, seen]));
  const changed = list.flatMap((item) => {
    const found =
      phaseOf(item, now) === 'past' ? [] : differences(stored.get(item.id), item, item.facts.placeLabel);
    return found.length > 0 ? [{ item, words: found.map(wordsOf).join(', ') }] : [];
  });
  const [wasSeen, setSeen] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  const acknowledge = () => {
    setSeen(true);
    store.save(changed.map(({ item }) => ribbonOf(item)));
    block.current?.focus();
  };

  const canBook = (item: ListItem) => item.terms && entryAt(item.terms, item, now).state === 'book';
  const left = list.filter((item) => canBook(item) && !arranged.texts.includes(item.id));
  const quiet = left.length > 0 && (
    <p className="step--1 above-2">
      <b>{fill(myList.to_book, { count: left.length })}</b> <Named ones={left.map((item) => ({ item }))} />
    </p>
  );
  if (changed.length === 0 && !wasSeen) return quiet;
  return (
    <div className={styles.changes} id={ownId('leeslint-veranderd')} ref={block} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {changed.length === 0 ? messages.seen_status_none : ''}
      </p>
      {changed.length > 0 && (
        <div className={`${styles.line} step--1`}>
          <Icon name="info" />
          <p>
            <span>{`${fill(messages.changed, { count: changed.length })} `}</span>
            <Named ones={changed} />
          </p>
          <button type="button" className="words-button target" onClick={acknowledge}>
            {messages.seen}
          </button>
        </div>
      )}
      {changed.length === 0 && quiet}
    </div>
  );
}
