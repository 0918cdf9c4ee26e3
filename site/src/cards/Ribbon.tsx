import { ribbon } from '@inktvis/messages/ribbon';
import type { RibbonItem } from '@inktvis/programme/programme-item';
import { Icon } from '../ui/images/Icon.tsx';
import styles from './Ribbon.module.css';

/** Where it hangs; `page` is on the ticket of an experience, from 640 px wide and with words. */
type RibbonPlace = 'card' | 'row' | 'timetable' | 'page';

/** The ribbon that saves a programme item (requirements D10); `browser/my-list/ribbon.ts` shows it and handles its clicks. */
export const Ribbon = ({ item, place }: { readonly item: RibbonItem; readonly place: RibbonPlace }) => (
  <saved-ribbon className={styles.element}>
    <button
      className={styles.ribbon}
      type="button"
      aria-pressed="false"
      hidden
      data-place={place}
      data-experience={item.experience}
      data-day={item.day}
      data-seen={item.seen}
      data-ribbon={item.id}
      suppressHydrationWarning
    >
      <span className="visually-hidden">
        <span data-ribbon-name="" suppressHydrationWarning>
          {ribbon.save}
        </span>
        {`: ${item.title}`}
      </span>
      <Icon name="plus" className={styles.off} />
      <Icon name="check" className={styles.on} />
      {/* Not empty: React refuses words that the element wrote into an empty one before it hydrates. */}
      <span className={styles.words} aria-hidden="true" data-ribbon-text="" suppressHydrationWarning>
        {' '}
      </span>
    </button>
  </saved-ribbon>
);
