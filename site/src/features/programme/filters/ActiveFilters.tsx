import { filters } from '@inktvis/messages/filters';
import type { Ref } from 'react';
import { Icon } from '../../../ui/images/Icon.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import type { FilterFormModel } from '../links.ts';
import styles from './ActiveFilters.module.css';

type ActiveFiltersProps = Pick<FilterFormModel, 'active' | 'clearHref'> & {
  /** What changed stands at the end of the same row. */
  readonly isBesideChanges?: boolean;
  readonly onFollow?: OnFollow;
  /** The list of chosen values. */
  readonly ref?: Ref<HTMLUListElement>;
};

const [, REMOVE] = filters.remove.split('{label}');

/** The chosen values, each a link to the list without it, and a link to the list without any. */
export const ActiveFilters = ({ active, clearHref, isBesideChanges, onFollow, ref }: ActiveFiltersProps) =>
  active.length === 0 ? null : (
    <div className={isBesideChanges ? `${styles.active} ${styles.beside}` : styles.active} data-screen-only>
      <ul className={styles.list} aria-label={filters.active} ref={ref}>
        {active.map(({ label, href }) => (
          <li key={label}>
            <a className={styles.chip} href={href} {...inPlace(onFollow)}>
              <span>
                {label}
                <span className="visually-hidden">{REMOVE}</span>
              </span>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={clearHref} {...inPlace(onFollow)}>
        {filters.clear}
      </a>
    </div>
  );
