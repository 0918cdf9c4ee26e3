import { ribbon } from '@inktvis/messages/ribbon';
import type { RibbonItem } from '@inktvis/programme/programme-item';
import { Icon } from '../ui/Icon.tsx';
import styles from './Ribbon.module.css';

/** Where it hangs; `page` is the wide one with words, under the ticket of an experience. */
export type RibbonPlace = 'card' | 'row' | 'timetable' | 'page';

type RibbonProps = {
  readonly item: RibbonItem;
  readonly place: RibbonPlace;
};

/**
 * The ribbon that saves a programme item (requirements D10). Hidden without script; `ribbon.client.ts` shows it, says
 * how it hangs and hears its clicks. Whoever adds ribbons to a page later dispatches `programme:updated` on document.
 * Its parent is positioned and keeps room for it.
 */
export const Ribbon = ({ item, place }: RibbonProps) => (
  <button
    className={styles.ribbon}
    type="button"
    aria-pressed="false"
    hidden
    data-place={place}
    data-ribbon={item.id}
    data-experience={item.experience}
    data-day={item.day}
  >
    <span className="visually-hidden">
      <span data-ribbon-name="">{ribbon.save}</span>
      {`: ${item.title}`}
    </span>
    <Icon name={place === 'page' ? 'ribbon' : 'plus'} className={styles.off} />
    <Icon name="check" className={styles.on} />
    <span className={styles.words} aria-hidden="true" data-ribbon-words="" />
  </button>
);
