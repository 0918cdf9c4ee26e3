import { filters } from '@inktvis/messages/filters';
import { programme } from '@inktvis/messages/programme';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ActiveFilters.module.css';
import type { ActiveFilter } from './filter-form.ts';

type ActiveFiltersProps = { readonly active: readonly ActiveFilter[]; readonly clearHref: string };

const [REMOVE] = filters.remove.split('{label}');

/** What was chosen: each a link to the list without it, then one to the list without any. */
export const ActiveFilters = ({ active, clearHref }: ActiveFiltersProps) =>
  active.length === 0 ? null : (
    <div className={styles.active} data-key="active-filters" data-programme-links>
      <ul className={styles.list} aria-label={filters.active}>
        {active.map(({ label, href }) => (
          <li key={label} data-key={label}>
            <a className={styles.chip} href={href} data-active-filter>
              <span>
                <span className="visually-hidden">{REMOVE}</span>
                {label}
              </span>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={clearHref}>
        {programme.clear_filters}
      </a>
    </div>
  );
