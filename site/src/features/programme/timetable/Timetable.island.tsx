import type { TimetableGroup } from '@inktvis/programme/timetable/timetable';
import { useRef } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import { LINE_IDS, type ProgrammeModel, type ResultsAs } from '../model.ts';
import styles from './Timetable.module.css';
import { cardFrame, TimetableCard } from './TimetableCard.tsx';
import { Now, rowAt, TimetableTable } from './TimetableTable.tsx';

type TimetableListProps = {
  readonly groups: readonly TimetableGroup[];
  readonly now: number;
  readonly hasLine: boolean;
};

const isOver = (now: number) => (group: TimetableGroup) =>
  group.items.every(({ timing }) => timing.end <= now);

/** The line of now: before the first that is not over, or after everything. */
const Line = ({ now }: { readonly now: number }) => (
  <p className={styles.line} id={LINE_IDS[1]} tabIndex={-1}>
    <Now now={now} />
  </p>
);

/** One below the other, by start time. Each card shows its own time, so the time of a group is for screen readers only. */
function TimetableList({ groups, now, hasLine }: TimetableListProps) {
  const over = isOver(now);
  const first = hasLine ? groups.find((group) => !group.isContinuous && !over(group)) : undefined;
  return (
    <div className="stack gap-4">
      {groups.map((group) => (
        <section key={group.key}>
          {group === first && <Line now={now} />}
          <h3 className={group.isContinuous ? 'step-1' : 'visually-hidden'}>{group.label}</h3>
          <ul className={`stack gap-4 ${group.isContinuous ? 'above-2' : ''}`}>
            {group.items.map((item) => (
              <li key={item.key} {...cardFrame(item, now, item.theme !== null)}>
                <TimetableCard item={item} now={now} showsPlace showsGenre={item.theme !== null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasLine && !first && <Line now={now} />}
    </div>
  );
}

type TimetableProps = Pick<ProgrammeModel, 'clockShiftMs'> & {
  readonly results: ResultsAs<'timetable'>;
};

/**
 * The programme of one day by hour: a table, or a list in a narrow window. Only one of the two is displayed. On the day
 * itself a line shows where it is now, and moves on.
 */
export function Timetable({ results, clockShiftMs }: TimetableProps) {
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(results.now, clockShiftMs, root);
  const model = results.timetable;
  return (
    <Wrap>
      <div ref={root}>
        <div className={styles.wide}>
          <TimetableTable model={model} now={now} />
        </div>
        <div className={styles.narrow}>
          <TimetableList groups={model.groups} now={now} hasLine={rowAt(model.rows, now) !== null} />
        </div>
      </div>
    </Wrap>
  );
}
