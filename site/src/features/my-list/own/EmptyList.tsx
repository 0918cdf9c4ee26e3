import { ownId } from '@inktvis/foundation/element-id';
import { myList } from '@inktvis/messages/my-list';
import type { ReactNode } from 'react';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { fetchProgramme } from '../list-item.ts';
import { isOpen } from '../plan.ts';
import styles from './OwnList.module.css';

/** The id of the heading that gets the focus when no row is left. */
export const LIST_START = ownId('leeslint-begin');

type EmptyListProps = {
  readonly now: Date;
  readonly card: ReactNode;
  readonly isBlocked: boolean;
};

export function EmptyList({ now, card, isBlocked }: EmptyListProps) {
  /** Leads to an item of chance; to the programme when nothing is left to go to. */
  const surprise = async () => {
    const open = (await fetchProgramme())?.filter((item) => isOpen(item, now)) ?? [];
    // biome-ignore lint/plugin: a choice of what is shown, no secret.
    const chosen = open[Math.floor(Math.random() * open.length)];
    location.assign(chosen?.href ?? OVERVIEWS.programme);
  };
  return (
    <div className={`wrap ${styles.last} stack gap-5`}>
      <section className={`${styles.empty} stack gap-4 ruled-thick`} aria-labelledby={LIST_START}>
        <h2 className="step-3" id={LIST_START} tabIndex={-1}>
          {myList.how_title}
        </h2>
        <div className={styles.columns}>
          <div className="stack gap-4 start">
            <p className="lead">{myList.how_text}</p>
            <p>{myList.how_private}</p>
            <p className="cluster gap-3">
              <ButtonLink href={OVERVIEWS.programme}>{myList.how_programme}</ButtonLink>
              <Button variant="line" onClick={surprise}>
                {myList.surprise}
              </Button>
            </p>
          </div>
          {card && <div>{card}</div>}
        </div>
      </section>
      {isBlocked && (
        <Alert kind="info" title={myList.blocked_title}>
          <p>{myList.blocked_text}</p>
        </Alert>
      )}
    </div>
  );
}

export const NoScript = () => (
  <noscript>
    <div className={`wrap ${styles.last} stack gap-4`}>
      <p className="lead">{myList.no_script}</p>
      <p>
        <ButtonLink href={OVERVIEWS.programme}>{myList.how_programme}</ButtonLink>
      </p>
    </div>
  </noscript>
);
