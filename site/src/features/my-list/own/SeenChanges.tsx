import { fill } from '@inktvis/messages/fill';
import { myChanges as messages } from '@inktvis/messages/my-list';
import { useEffect, useRef, useState } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { ListItem } from '../list-item.ts';
import { differenceWords, memoryOf, seenChanges, withoutSeen } from '../seen-changes.ts';
import styles from './SeenChanges.module.css';
import { CHANGES_ID } from './use-row-focus.ts';

type SeenChangesProps = {
  readonly saved: readonly Saved[];
  /** The saved items, by start. */
  readonly items: readonly ListItem[];
  readonly now: Date;
};

/** So many are named; the rest is counted. */
const MAX_NAMED = 2;

/**
 * What changed for this visitor since they saved it, in one line that goes with a click. Nothing at all when nothing changed.
 * What was saved before the list stored anything about it is stored from now on, without a word.
 */
export function SeenChanges({ saved, items, now }: SeenChangesProps) {
  const found = seenChanges(saved, items, now);
  const [isSeen, setSeen] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const missing = withoutSeen(saved, items);
    if (missing.size > 0) store.remember(missing);
  }, [saved, items]);

  const acknowledge = () => {
    setSeen(true);
    store.remember(new Map(found.map(({ item }) => [item.id, memoryOf(item)])));
    block.current?.focus();
  };

  if (found.length === 0 && !isSeen) return null;
  const rest = found.length - MAX_NAMED;
  return (
    <div className={styles.changes} id={CHANGES_ID} ref={block} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {found.length === 0 ? messages.seen_status_none : ''}
      </p>
      {found.length > 0 && (
        <div className={styles.line}>
          <Icon name="info" />
          <p>
            {`${fill(messages.changed, { count: found.length })} `}
            {found.slice(0, MAX_NAMED).map((change, index) => (
              <span key={change.item.id}>
                {index > 0 && ', '}
                <a href={change.item.href}>{change.item.title}</a>{' '}
                {change.found.map(differenceWords).join(', ')}
              </span>
            ))}
            {rest > 0 && ` ${fill(messages.changed_more, { count: rest })}`}.
          </p>
          <button type="button" className={styles.seen} onClick={acknowledge}>
            {messages.seen}
          </button>
        </div>
      )}
    </div>
  );
}
