import { myList } from '@inktvis/messages/my-list';
import { type ReactNode, useState } from 'react';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { surpriseOf } from '../plan.ts';
import { fetchProgramme } from '../programme.ts';
import styles from './OwnList.module.css';
import { LIST_START } from './row-focus.ts';

type EmptyListProps = {
  readonly now: Date;
  /** The card of a real experience, with its ribbon; null when there is none to show. */
  readonly card: ReactNode;
  /** The browser refuses to store the list. */
  readonly isBlocked: boolean;
};

/** Nothing saved yet: how it works, beside a real card. */
export function EmptyList({ now, card, isBlocked }: EmptyListProps) {
  const [note, setNote] = useState('');
  const surprise = async () => {
    setNote('');
    const programme = await fetchProgramme();
    const item = programme && surpriseOf(programme, now);
    if (item) location.assign(item.href);
    else setNote(programme ? myList.surprise_over : myList.failed_title);
  };
  return (
    <Wrap className={`${styles.last} stack gap-5`}>
      <section className={`${styles.empty} stack gap-4 ruled-thick`} aria-labelledby={LIST_START}>
        <h2 className="step-3" id={LIST_START} tabIndex={-1}>
          {myList.how_title}
        </h2>
        <div className={styles.columns}>
          <div className={`${styles.words} stack gap-4`}>
            <p className="lead">{myList.how_text}</p>
            <p>{myList.how_private}</p>
            <p className="cluster gap-3">
              <ButtonLink href={OVERVIEWS.programme}>{myList.how_programme}</ButtonLink>
              <Button variant="line" onClick={surprise}>
                {myList.surprise}
              </Button>
            </p>
            <p role="status">{note}</p>
          </div>
          {card && <div>{card}</div>}
        </div>
      </section>
      {isBlocked && (
        <Alert kind="info" title={myList.blocked_title}>
          <p>{myList.blocked_text}</p>
        </Alert>
      )}
    </Wrap>
  );
}

/** What the page shows without script. */
export const NoScript = () => (
  <noscript>
    <Wrap className={`${styles.last} stack gap-4`}>
      <p className="lead">{myList.no_script}</p>
      <p>
        <ButtonLink href={OVERVIEWS.programme}>{myList.how_programme}</ButtonLink>
      </p>
    </Wrap>
  </noscript>
);
