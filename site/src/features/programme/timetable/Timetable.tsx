import type { TimetableGroup, TimetableModel } from '@inktvis/programme/timetable/timetable';
import styles from './Timetable.module.css';
import { cardFrame, TimetableCard } from './TimetableCard.tsx';
import { TimetableTable } from './TimetableTable.tsx';

type TimetableListProps = { readonly groups: readonly TimetableGroup[] };

/** One below the other, by start time. Each card shows its own time, so the time of a group is for screen readers only. */
const TimetableList = ({ groups }: TimetableListProps) => (
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

type TimetableProps = { readonly model: TimetableModel };

/** The programme of one day by hour: a table, or a list in a narrow window. Only one of the two is displayed. */
export const Timetable = ({ model }: TimetableProps) =>
  model.groups.length === 0 ? null : (
    <div className={styles.timetable}>
      <div className={styles.wide}>
        <TimetableTable model={model} />
      </div>
      <div className={styles.narrow}>
        <TimetableList groups={model.groups} />
      </div>
    </div>
  );
