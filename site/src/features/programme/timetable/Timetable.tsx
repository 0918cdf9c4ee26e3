import type { TimetableModel } from '@inktvis/programme/timetable/timetable';
import styles from './Timetable.module.css';
import { TimetableList } from './TimetableList.tsx';
import { TimetableTable } from './TimetableTable.tsx';

type TimetableProps = { readonly model: TimetableModel };

/** The programme of one day by hour. The width of the window decides which of the two is there at all. */
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
