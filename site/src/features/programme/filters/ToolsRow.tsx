import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { CHANGES_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { ResultLinks } from '../links.ts';
import type { ProgrammeModel } from '../model.ts';
import styles from './ToolsRow.module.css';

type ToolsRowProps = {
  readonly model: Pick<ProgrammeModel, 'layout' | 'count' | 'changed'>;
  /** The same items in either layout. */
  readonly links: Pick<ResultLinks, 'cards' | 'timetable'>;
  /** The filters behind their button. */
  readonly filters: ReactNode;
  /** The chosen filters. */
  readonly chosen: ReactNode;
  /** Read out by screen readers when the list has changed in place; empty before that. */
  readonly announcement: string;
  /** At the end of the row. */
  readonly children?: ReactNode;
};

const LAYOUTS = ['cards', 'timetable'] as const;

/** `8 belevingen van 25` */
function Count({ shown, all }: ProgrammeModel['count']) {
  if (shown === 0) return <p className={styles.count}>{programme.count_none}</p>;
  return (
    <p className={styles.count}>
      <Numeral className={styles.number}>{shown}</Numeral>{' '}
      <span>{shown === 1 ? programme.count_word_one : programme.count_word}</span>
      {shown < all && <span className={styles.soft}>{` ${programme.count_of} ${all}`}</span>}
    </p>
  );
}

/**
 * One row above the list: filters, cards or timetable, how many there are, what was chosen. It stays at the top of the
 * window; on a small screen only its first line does.
 */
export const ToolsRow = ({ model, links, filters, chosen, announcement, children }: ToolsRowProps) => (
  <div className={styles.tools}>
    <div className={styles.first} data-screen-only>
      {filters}
      <nav className={styles.layouts} aria-label={programme.layouts}>
        {LAYOUTS.map((name) => (
          <a key={name} href={links[name]} aria-current={model.layout === name || undefined}>
            {programme[name]}
          </a>
        ))}
      </nav>
    </div>
    <div className={styles.second}>
      <Count {...model.count} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {chosen}
      {model.changed > 0 && (
        <a className={styles.changed} href={CHANGES_PATH}>
          <Icon name="clock" />
          <span>
            {model.changed === 1
              ? programme.changed_one
              : fill(programme.changed_many, { count: model.changed })}
          </span>
        </a>
      )}
      {children}
    </div>
  </div>
);
