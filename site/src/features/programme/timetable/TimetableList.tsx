import type { TimetableGroup } from '@inktvis/programme/timetable/timetable';
import { cardFrame, TimetableCard } from './TimetableCard.tsx';
import styles from './TimetableList.module.css';

type TimetableListProps = { readonly groups: readonly TimetableGroup[] };

/** One below the other, by start time. Each card says its own time, so that of the group is only heard. */
export const TimetableList = ({ groups }: TimetableListProps) => (
  <div className={styles.groups}>
    {groups.map(({ key, label, isContinuous, items }) => (
      <section key={key}>
        <h3 className={isContinuous ? styles.heading : 'visually-hidden'}>{label}</h3>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key} {...cardFrame(item, item.theme !== null)}>
              <TimetableCard item={item} showsPlace showsGenre={item.theme !== null} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
