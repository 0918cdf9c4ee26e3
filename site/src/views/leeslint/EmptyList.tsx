import { type ReactNode, useState } from 'react';
import { leeslint as store } from '../../leeslint/leeslint.ts';
import { OVERVIEWS } from '../../shell/sections.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './EmptyList.module.css';
import { fetchProgramme } from './fetch-programme.ts';
import { NotKept } from './ListNotices.tsx';
import { surpriseOf } from './surprise.ts';
import { LIST_START } from './use-row-focus.ts';

type EmptyListProps = {
  readonly now: Date;
  /** The card of a real experience, with its ribbon; null when there is none to show. */
  readonly card: ReactNode;
};

/** Nothing saved yet: how it works, beside a real card. */
export function EmptyList({ now, card }: EmptyListProps) {
  const [note, setNote] = useState('');
  const surprise = async () => {
    setNote('');
    const programme = await fetchProgramme();
    const item = programme && surpriseOf(programme, now);
    if (item) location.assign(item.href);
    else setNote(programme ? leeslint.surprise_over : leeslint.surprise_failed);
  };
  return (
    <Wrap className={styles.page}>
      <section className={styles.empty} aria-labelledby={LIST_START}>
        <h2 className={styles.title} id={LIST_START} tabIndex={-1}>
          {leeslint.how_title}
        </h2>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.intro}>{leeslint.how_text}</p>
            <p>{leeslint.how_private}</p>
            <p className={styles.buttons}>
              <ButtonLink href={OVERVIEWS.programme}>{leeslint.how_programme}</ButtonLink>
              <Button variant="line" onClick={surprise}>
                {leeslint.surprise}
              </Button>
            </p>
            <p role="status">{note}</p>
          </div>
          {card && <div className={styles.card}>{card}</div>}
        </div>
      </section>
      {!store.persistent && <NotKept />}
    </Wrap>
  );
}
