import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { programme } from '@inktvis/messages/programme';
import { CHANGES_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/images/Icon.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import { type chosenFilters, resultLinks } from '../links.ts';
import type { ProgrammeModel } from '../list.ts';
import styles from './ToolsRow.module.css';

type Chosen = ReturnType<typeof chosenFilters> & {
  readonly onFollow?: OnFollow;
};

type ToolsRowProps = {
  readonly model: Pick<ProgrammeModel, 'address' | 'layout' | 'count' | 'changed'>;
  readonly chosen: Chosen;
  /** For screen readers, when the list has changed in place. */
  readonly announcement: string;
  readonly children: ReactNode;
  readonly end: ReactNode;
};

/** `8 belevingen van 25` */
function Count({ shown, all }: ProgrammeModel['count']) {
  if (shown === 0) return <p className={styles.count}>{programme.count_none}</p>;
  return (
    <p className={styles.count}>
      <span className="numeral step-2">{shown}</span>{' '}
      <span>{shown === 1 ? programme.count_word_one : programme.count_word}</span>
      {shown < all && <span className="soft">{` ${programme.count_of} ${all}`}</span>}
    </p>
  );
}

const [, REMOVE] = filters.remove.split('{label}');

const Chosen = ({ active, clearHref, onFollow }: Chosen) => (
  <div className={styles.chosen} data-screen-only>
    <ul aria-label={filters.active} data-chosen>
      {active.map(({ label, href }) => (
        <li key={label}>
          <a className="chip-link chip-chosen" href={href} {...inPlace(onFollow)}>
            <span>
              {label}
              <span className="visually-hidden">{REMOVE}</span>
            </span>
            <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
    <a className="target nowrap" href={clearHref} {...inPlace(onFollow)}>
      {filters.clear}
    </a>
  </div>
);

/** One row above the list that stays at the top of the window; on a small screen only its first line does. */
export function ToolsRow({ model, chosen, announcement, children, end }: ToolsRowProps) {
  const links = resultLinks(model.address);
  return (
    <div className={styles.tools}>
      <div className={styles.first} data-screen-only>
        {children}
        <nav className={styles.layouts} aria-label={programme.layouts}>
          {(['cards', 'timetable'] as const).map((name) => (
            <a
              key={name}
              className={`chip-link step-0 ${model.layout === name ? 'chip-chosen' : ''}`}
              href={links[name]}
              aria-current={model.layout === name || undefined}
            >
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
        {chosen.active.length > 0 && <Chosen {...chosen} />}
        {model.changed > 0 && (
          <a className={`${styles.changed} target gap-2 nowrap`} href={CHANGES_PATH}>
            <Icon name="clock" />
            <span>
              {model.changed === 1
                ? programme.changed_one
                : fill(programme.changed_many, { count: model.changed })}
            </span>
          </a>
        )}
        {end}
      </div>
    </div>
  );
}
